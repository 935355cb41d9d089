import { type RefObject, useEffect, useRef } from 'react'

/** For a heading whose words change when something is done: the button that did it is gone, and the reader goes on from the news. */
export function useFocusWhen(isDone: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isDone) heading.current?.focus()
  }, [isDone])
  return heading
}
