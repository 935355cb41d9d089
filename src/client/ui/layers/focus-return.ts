import { useRef } from 'react'
import { focusCalmly, focusContent } from './dialog-parts.tsx'

/**
 * For a dialog opened by the address or a list rather than by a trigger: returns focus to what opened it. Spread it
 * into `DialogContent`.
 */
export function useFocusReturn(takeFocus = focusCalmly) {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement
      takeFocus(event)
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // Opened by a link from elsewhere, or the opener is gone: only the page itself is left to focus.
      const isThere = opener.current?.isConnected && opener.current !== document.body
      const target = isThere ? opener.current : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

/** The same for a dialog that is read from its top, because its first control is far below. */
export const useReaderFocus = () => useFocusReturn(focusContent)
