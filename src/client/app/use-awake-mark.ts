import { useEffect } from 'react'

/** Before this, the page is only HTML, and presses are kept for later (`first-touch`). */
export function useAwakeMark() {
  useEffect(() => document.documentElement.setAttribute('data-awake', ''), [])
}
