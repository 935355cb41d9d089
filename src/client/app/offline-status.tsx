import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { LiveRegion } from '#client/ui/live-region.tsx'

export function OfflineStatus() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <LiveRegion isShown className="sticky bottom-0 z-20 empty:hidden">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-amber-soft px-4 py-2 text-sm text-ink">
          <CloudOff aria-hidden="true" className="size-4 flex-none text-amber" strokeWidth={1.75} />
          You’re offline. What is on screen stays; saving waits for the connection.
        </p>
      )}
    </LiveRegion>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
