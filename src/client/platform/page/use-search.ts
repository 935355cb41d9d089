import { useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const subscribeToNothing = () => () => {}

/** False until the page is hydrated, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/**
 * The query string, empty until the page is hydrated: prerendered HTML cannot know it, and a first
 * render that differs from the HTML would throw the HTML away.
 */
export function useSearchAfterHydration(): URLSearchParams {
  const isHydrated = useIsHydrated()
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(isHydrated ? search : ''), [isHydrated, search])
}
