import { type PointerEvent, useRef } from 'react'

/** As far as a thumb moves deliberately. */
const swipePx = 50

type Swipe = { onLeft: () => void; onRight: () => void }

/** For an element with `touch-action: pan-y`: it follows a finger sideways and calls back if that was a swipe. */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const start = useRef<{ x: number; pointerId: number } | null>(null)

  function release({ currentTarget }: PointerEvent<HTMLElement>) {
    start.current = null
    currentTarget.style.removeProperty('translate')
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' || !event.isPrimary) return
      start.current = { x: event.clientX, pointerId: event.pointerId }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current?.pointerId !== event.pointerId) return
      event.currentTarget.style.setProperty('translate', `${event.clientX - start.current.x}px 0`)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current?.pointerId !== event.pointerId) return
      const moved = event.clientX - start.current.x
      release(event)
      if (moved <= -swipePx) onLeft()
      if (moved >= swipePx) onRight()
    },
    // The browser started scrolling instead.
    onPointerCancel: release,
  }
}
