import { useLayoutEffect } from 'react'

/** Until the page's own screen is drawn, its first script may have said what will be there. */
export function useFirstScreen(isDrawn: boolean) {
  useLayoutEffect(() => {
    if (isDrawn) delete document.documentElement.dataset.first
  }, [isDrawn])
}
