import { useRef } from 'react'
import { focusCalmly } from '#client/ui/dialog-parts.tsx'

/** For a dialog that the address or a list opens, not a trigger of its own: focus goes back to what opened it. */
export function useFocusReturn() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement
      focusCalmly(event)
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // What opened it may be gone; then the page itself is the place to go on from.
      const isThere = opener.current?.isConnected && opener.current !== document.body
      const target = isThere ? opener.current : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}
