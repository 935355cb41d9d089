import { useEffect, useRef } from 'react'

/** Takes the focus that the last screen's button left behind when it went away. */
export function useFocusOnArrival<E extends HTMLElement>(isWanted = true) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus({ preventScroll: true })
  }, [isWanted])
  return element
}
