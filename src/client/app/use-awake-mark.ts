import { useEffect } from 'react'

/** Before this, the page is only HTML, and what is pressed on it waits (`first-touch`). */
export function useAwakeMark() {
  useEffect(() => document.documentElement.setAttribute('data-awake', ''), [])
}
