import { useEffect } from 'react'
import { leaveInPlace } from '#client/ui/layers/back-layers.ts'

const quickHideMs = 500
const hidingPlace = '/articles'
/** Dialogs, sheets and menus, as Radix marks them. */
const openLayer = ':is([role="dialog"], [role="alertdialog"], [role="menu"])[data-state="open"]'

/** Pressing Esc twice replaces the screen with the articles. An Esc that closes a dialog does not count. */
export function useQuickHide() {
  useEffect(() => {
    let lastEsc = Number.NEGATIVE_INFINITY
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat) return
      const hadLayer = document.querySelector(openLayer) !== null
      // Only after all listeners have run is it known whether it closed something.
      setTimeout(() => {
        if (hadLayer && event.defaultPrevented) {
          lastEsc = Number.NEGATIVE_INFINITY
          return
        }
        if (event.timeStamp - lastEsc <= quickHideMs) leaveInPlace(hidingPlace)
        lastEsc = event.timeStamp
      })
    }
    // Dialogs and menus stop Esc from propagating, so we listen in the capture phase.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
