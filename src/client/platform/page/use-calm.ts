import { useDeferredValue } from 'react'

/**
 * Something that opens is drawn piece by piece, so that the browser can respond meanwhile: what the answer of a request
 * changes, React would otherwise draw in one go. Whatever closes does so at once.
 */
export function useCalm<T>(value: T, closed: T): T {
  const drawn = useDeferredValue(value)
  return drawn === closed ? closed : value
}
