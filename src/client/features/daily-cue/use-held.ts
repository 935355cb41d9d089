import { useState, useSyncExternalStore } from 'react'
import { usePrefersStillness } from '#client/ui/use-media.ts'

/** Whether something that moves by itself has to pause: somebody points at it, focuses it, or cannot see it. */
export function useHeld() {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden)
  const prefersStillness = usePrefersStillness()
  return {
    isHeld: isPointedAt || hasFocus || isHidden || prefersStillness,
    prefersStillness,
    /** For the element that moves. */
    holdProps: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  }
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
