import { type RefObject, useEffect } from 'react'

/**
 * Makes an element as tall as what is left above a phone's keyboard, so that the field being typed in and Help now
 * stay in sight together. Where the browser does not say, the stylesheet's height stands.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const resize = () => {
      // Zooming in makes less visible too, but must not squeeze the screen.
      if (view.scale === 1) element.current?.style.setProperty('--visible-height', `${view.height}px`)
    }
    resize()
    view.addEventListener('resize', resize)
    return () => view.removeEventListener('resize', resize)
  }, [element])
}
