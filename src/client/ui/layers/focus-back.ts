import type { RefObject } from 'react'

/** For `onCloseAutoFocus`, if one button opens a dialog or sheet and gets the focus back. */
export function focusBackTo(target: RefObject<HTMLElement | null>, options?: FocusOptions) {
  return (event: Event) => {
    event.preventDefault()
    target.current?.focus(options)
  }
}
