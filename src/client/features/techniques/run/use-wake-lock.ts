import { useEffect } from 'react'

/** Keeps the screen on during an exercise, if the browser can. */
export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isDone = false

    async function take() {
      if (document.visibilityState !== 'visible') return
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isDone) void taken?.release()
      else lock = taken
    }

    // The browser drops the lock whenever the tab is hidden.
    document.addEventListener('visibilitychange', take)
    void take()
    return () => {
      isDone = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [isWanted])
}
