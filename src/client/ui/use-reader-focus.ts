import { useRef } from 'react'

/**
 * For a dialog that is read from its top and opened by an address: its first control stands far below, and there may
 * be nothing it was opened from. Spread it into `DialogContent`.
 */
export function useReaderFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus(event: Event) {
      event.preventDefault()
      opener.current = document.activeElement
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
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
