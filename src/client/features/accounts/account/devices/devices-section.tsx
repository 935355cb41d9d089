import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { type Device, endDevice, endOtherDevices } from '#contract/accounts/accounts.ts'
import { readProblem } from '../../form/problem.ts'
import type { AccountPartProps } from '../account-screen.tsx'
import { AccountSection } from '../account-section.tsx'
import { DeviceRow } from './device-row.tsx'
import { devicesQuery } from './devices-query.ts'

export function DevicesSection(part: AccountPartProps) {
  const { data: devices, isError, refetch } = useQuery(devicesQuery)
  const ending = useEndDevices()
  const others = devices?.filter((device) => !device.isCurrent) ?? []
  return (
    <AccountSection {...part} intro="Where you are signed in. Signing a device out deletes nothing.">
      {isError && !devices && <NotLoaded title="The list of devices did not load." isQuiet onRetry={() => refetch()} />}
      {!isError && !devices && <WaitingRows />}
      {devices && (
        <ul className="grid divide-y divide-line">
          {inOrder(devices).map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isEnding={ending.isPending && ending.variables === device}
              onEnd={() => ending.mutate(device)}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div>
          <Button
            variant="line"
            isBusy={ending.isPending && ending.variables === 'others'}
            onClick={() => ending.mutate('others')}
          >
            Sign out all other devices
          </Button>
        </div>
      )}
    </AccountSection>
  )
}

/** This one first, the others by last use. */
function inOrder(devices: readonly Device[]): Device[] {
  return devices.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  )
}

function useEndDevices() {
  const cache = useQueryClient()
  const sayFailure = useSayFailure()
  return useMutation({
    mutationFn: (which: Device | 'others') =>
      which === 'others' ? call(endOtherDevices) : call(endDevice, { params: { id: which.id } }),
    onSuccess: (_, which) =>
      toast({ title: which === 'others' ? 'All other devices are signed out.' : `${which.device} is signed out.` }),
    onError(error) {
      const { message } = readProblem(error, 'That did not go through.')
      sayFailure(error, { title: 'Still signed in there', description: message })
    },
    // Also after a refusal: the device may have signed out meanwhile.
    onSettled: () => cache.invalidateQueries(devicesQuery),
  })
}

function WaitingRows() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}
