import { useLayoutEffect } from 'react'

/** `first-screen.entry.ts` marks the page with the screen it expects. Once the real one is drawn, the mark goes. */
export function useFirstScreen(isDrawn: boolean) {
  useLayoutEffect(() => {
    if (isDrawn) delete document.documentElement.dataset.first
  }, [isDrawn])
}
