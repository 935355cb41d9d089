import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let bareRequests = 0

function change(by: number) {
  bareRequests += by
  for (const listener of listeners) listener()
}

/** For a screen that needs the whole window for a while, as a running exercise does. Lasting wishes go in `handle`. */
export function useBareFrame(isWanted = true) {
  useEffect(() => {
    if (!isWanted) return
    change(1)
    return () => change(-1)
  }, [isWanted])
}

export function useIsBareFrameWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => bareRequests > 0,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
