import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; false if it cannot be known, as in prerendered HTML. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

export function usePrefersStillness(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)')
}
