import { type FocusEvent, useRef } from 'react'

/** For a menu that replaced its button: the key that opened it was pressed before the menu existed. */
export function useFirstFocus(isByKeyboard: boolean) {
  const isFirstFocus = useRef(isByKeyboard)
  return (event: FocusEvent<HTMLElement>) => {
    if (!isFirstFocus.current || event.target !== event.currentTarget) return
    isFirstFocus.current = false
    for (const item of event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')) {
      item.focus()
      // Hidden items take no focus.
      if (document.activeElement === item) return
    }
  }
}
