import { type RefObject, useEffect } from 'react'

/**
 * Makes an element as tall as the area above a phone's keyboard, so that the field and Help now stay visible together.
 * If the browser does not report it, the stylesheet's height applies.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const resize = () => {
      // Zooming in also reduces the visible area, but must not shrink the screen.
      if (view.scale === 1) element.current?.style.setProperty('--visible-height', `${view.height}px`)
    }
    resize()
    view.addEventListener('resize', resize)
    return () => view.removeEventListener('resize', resize)
  }, [element])
}
