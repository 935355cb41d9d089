import { useSyncExternalStore } from 'react'
import { createListeners } from '#client/ui/listeners.ts'

const listeners = createListeners()
let isReachable = true

export function noteReachable(is: boolean) {
  if (is === isReachable) return
  isReachable = is
  listeners.notify()
}

/** False while the browser believes it is online but the screen shows data from last time. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => isReachable,
    () => true,
  )
}
