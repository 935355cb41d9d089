import { useEffect } from 'react'

/** A second tap this soon and this near belongs to the first. */
const doubleTapMs = 500
const nearPx = 32

/**
 * The second tap of a double tap belongs to what the first one pressed. If that is gone, as after Complete Early, the
 * tap must not follow a link that appeared under the finger. Buttons are not affected: somebody who presses "Next" and
 * "Start" in the same place within half a second means both.
 */
export function useDoubleTapGuard() {
  useEffect(() => {
    let last: MouseEvent | undefined
    const onClick = (click: MouseEvent) => {
      const before = last
      // A click made by a key has no coordinates.
      last = click.detail === 0 ? undefined : click
      if (!last || !before || !isSecondTap(before, click) || isStillThere(before)) return
      if (!isInLink(click)) return
      click.preventDefault()
      click.stopPropagation()
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [])
}

function isSecondTap(first: MouseEvent, second: MouseEvent): boolean {
  if (second.timeStamp - first.timeStamp > doubleTapMs) return false
  return Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) <= nearPx
}

const isStillThere = ({ target }: MouseEvent) => target instanceof Node && target.isConnected
const isInLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a[href]') !== null
