import { CloudOff } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useIsReachable } from '#client/platform/request/reachability.ts'
import { useIsOnline } from '#client/platform/request/use-is-online.ts'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'

const UnreachableStatus = lazy(() =>
  import('./unreachable-status.tsx').then((module) => ({ default: module.UnreachableStatus })),
)

/** A chat shows this next to its own field, so it is not repeated there. */
export function OfflineStatus() {
  const isOnline = useIsOnline()
  const isReachable = useIsReachable()
  return (
    <LiveRegion
      isShown
      className="sticky bottom-0 z-20 empty:hidden chatless max-desk:[:root:has([aria-label='Quick_access'])_&]:bottom-[calc(4.75rem+env(safe-area-inset-bottom))]"
    >
      {(!isOnline || !isReachable) && (
        <p className="flex items-center justify-center gap-2 bg-amber-soft px-4 py-2 text-sm text-ink">
          <CloudOff aria-hidden="true" className="size-4 flex-none text-amber" strokeWidth={1.75} />
          <span>
            {isOnline ? (
              <Suspense>
                <UnreachableStatus />
              </Suspense>
            ) : (
              'You’re offline.'
            )}{' '}
            What’s on screen stays. Saving waits until you’re back.
          </span>
        </p>
      )}
    </LiveRegion>
  )
}
