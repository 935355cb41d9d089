import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { type PushDevice, removePushDevice } from '#contract/moments/reminders.ts'
import { remindersQuery, useNotSaved } from './queries.ts'

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' })

/** The person's other devices, and a way to switch them off from here. */
export function OtherDevices({ devices }: { devices: readonly PushDevice[] }) {
  if (devices.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-sans text-sm font-semibold">Also on</h3>
      <ul className="grid">
        {devices.map((device) => (
          <Row key={device.id} device={device} />
        ))}
      </ul>
    </div>
  )
}

function Row({ device }: { device: PushDevice }) {
  const cache = useQueryClient()
  const onError = useNotSaved()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removePushDevice, { body: { id: device.id } }),
    onError,
    onSettled: () => cache.invalidateQueries({ queryKey: remindersQuery.queryKey }),
  })
  const since = day.format(new Date(device.createdAt))
  return (
    <li className="flex min-h-12 items-center justify-between gap-4 text-ui">
      <span>
        {device.device}, since {since}
      </span>
      <Button
        variant="quiet"
        isBusy={isPending}
        aria-label={`Stop on ${device.device}, since ${since}`}
        onClick={() => mutate()}
      >
        Stop
      </Button>
    </li>
  )
}
