import { useEffect } from 'react'
import { leaveInPlace } from '#client/ui/layers/back-layers.ts'

const quickHideMs = 500
const hidingPlace = '/articles'
/** Dialogs, sheets and menus, as Radix marks them. */
const openLayer = ':is([role="dialog"], [role="alertdialog"], [role="menu"])[data-state="open"]'

/** Esc twice in a row leads to the articles, in place of what was on screen. An Esc that closes a dialog is not one. */
export function useQuickHide() {
  useEffect(() => {
    let lastEsc = Number.NEGATIVE_INFINITY
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat) return
      const hadLayer = document.querySelector(openLayer) !== null
      // Whether it closed something is known once everybody has heard it.
      setTimeout(() => {
        if (hadLayer && event.defaultPrevented) {
          lastEsc = Number.NEGATIVE_INFINITY
          return
        }
        if (event.timeStamp - lastEsc <= quickHideMs) leaveInPlace(hidingPlace)
        lastEsc = event.timeStamp
      })
    }
    // Dialogs and menus keep Esc to themselves.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
