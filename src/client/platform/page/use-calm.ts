import { useDeferredValue } from 'react'

/**
 * When a request's answer opens something large, React would draw all of it in one task, and the page could not respond
 * meanwhile. A deferred value is drawn piece by piece. Whatever closes does so at once.
 */
export function useCalm<T>(value: T, closed: T): T {
  const drawn = useDeferredValue(value)
  return drawn === closed ? closed : value
}
