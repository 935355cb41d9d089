import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Up to this far from the end, somebody counts as reading along. */
const nearPx = 80
/** Space left above a reply that starts at the upper edge. */
const abovePx = 12

/**
 * Keeps the end of a growing conversation visible for people who are reading along. Somebody who has scrolled up stays
 * where they are, also when older messages are added above.
 */
export function useStickyScroll(firstId: number | undefined) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const heightBefore = useRef(0)
  const firstBefore = useRef(firstId)
  const [isAtEnd, setIsAtEnd] = useState(true)

  const toEnd = useCallback(() => {
    const box = scroller.current
    const turns = content.current?.querySelectorAll('[data-turn]')
    const last = turns?.[turns.length - 1]
    if (!box) return
    isFollowing.current = true
    // A reply taller than the screen is shown from its beginning.
    const beginning = last ? last.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop : 0
    box.scrollTop = last ? Math.min(beginning - abovePx, box.scrollHeight) : box.scrollHeight
  }, [])

  useEffect(() => {
    const box = scroller.current
    const inner = content.current
    if (!box || !inner) return
    const look = () => {
      // The content grew: the person did not scroll away, the end moved. The observer below will follow it.
      if (box.scrollHeight !== heightBefore.current) return
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx
      isFollowing.current = isNear
      setIsAtEnd(isNear)
    }
    const grown = new ResizeObserver(() => {
      heightBefore.current = box.scrollHeight
      if (isFollowing.current) toEnd()
      look()
    })
    grown.observe(inner)
    grown.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      grown.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [toEnd])

  // A different first message means that older ones were added above.
  useLayoutEffect(() => {
    const box = scroller.current
    const isSame = firstBefore.current === firstId
    firstBefore.current = firstId
    if (!box || isSame || isFollowing.current || heightBefore.current === 0) return
    box.scrollTop += box.scrollHeight - heightBefore.current
    heightBefore.current = box.scrollHeight
  }, [firstId])

  return { scroller, content, toEnd, isAtEnd }
}
