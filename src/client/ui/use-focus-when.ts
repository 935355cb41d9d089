import { type RefObject, useEffect, useRef } from 'react'

/** For a heading whose text changes when something is done: the pressed button is gone, so focus moves to the news. */
export function useFocusWhen(isDone: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isDone) heading.current?.focus()
  }, [isDone])
  return heading
}
