import { useEffect } from 'react'

const quickHideMs = 500
const hidingPlace = '/articles'

/** Esc twice in a row leads to the articles, in place of what was on screen. */
export function useQuickHide() {
  useEffect(() => {
    let lastEsc = Number.NEGATIVE_INFINITY
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat) return
      if (event.timeStamp - lastEsc <= quickHideMs) window.location.replace(hidingPlace)
      lastEsc = event.timeStamp
    }
    // Dialogs and menus keep Esc to themselves; hiding comes before closing.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
