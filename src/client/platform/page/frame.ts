import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '#client/ui/listeners.ts'

const listeners = createListeners()
let bareRequests = 0

function change(by: number) {
  bareRequests += by
  listeners.notify()
}

/** For a screen that temporarily needs the whole window, such as a running exercise. Permanent settings go in `handle`. */
export function useBareFrame(isWanted = true) {
  useEffect(() => {
    if (!isWanted) return
    change(1)
    return () => change(-1)
  }, [isWanted])
}

export function useIsBareFrameWanted(): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => bareRequests > 0,
    () => false,
  )
}
