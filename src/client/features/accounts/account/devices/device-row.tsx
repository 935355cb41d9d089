import { Laptop, Smartphone } from 'lucide-react'
import { Button } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import type { Device } from '#contract/accounts/accounts.ts'
import { describeWhen } from '../when.ts'

type DeviceRowProps = { device: Device; isEnding: boolean; onEnd: () => void }

const phones = /iPhone|iPad|Android/

export function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const Icon = phones.test(device.device) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 flex-none text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="font-firm">{device.device}</p>
        <p className="text-sm text-ink-2">
          {device.isCurrent ? 'In use now' : `Last used ${describeWhen(device.lastSeenAt)}`}, signed in{' '}
          {describeWhen(device.signedInAt)}
        </p>
      </div>
      {device.isCurrent ? (
        <Badge tone="sage">This device</Badge>
      ) : (
        <Button variant="line" isBusy={isEnding} aria-label={`Sign out ${device.device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}
