import { type RefObject, useRef } from 'react'
import { focusCalmly, focusContent } from './dialog-parts.tsx'

/** For `onCloseAutoFocus`, where one button opens a dialog or sheet and focus goes back to it. */
export function focusBackTo(target: RefObject<HTMLElement | null>, options?: FocusOptions) {
  return (event: Event) => {
    event.preventDefault()
    target.current?.focus(options)
  }
}

/**
 * For a dialog that the address or a list opens, not a trigger of its own: focus goes back to what opened it. Spread it
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
      // Opened by a link from elsewhere, or what opened it is gone: there is only the page itself to go back to.
      const isThere = opener.current?.isConnected && opener.current !== document.body
      const target = isThere ? opener.current : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

/** The same for a dialog that is read from its top: its first control stands far below. */
export const useReaderFocus = () => useFocusReturn(focusContent)
