import { useEffect, useRef } from 'react'

/** Takes the focus when the previous screen's button has disappeared. */
export function useFocusOnArrival<E extends HTMLElement>(isWanted = true) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus({ preventScroll: true })
  }, [isWanted])
  return element
}
