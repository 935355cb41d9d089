import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isReachable = true

export function noteReachable(is: boolean) {
  if (is === isReachable) return
  isReachable = is
  for (const listener of listeners) listener()
}

/** False while the browser thinks it is online and yet what is on screen is from last time. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReachable,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
