import { useEffect, useEffectEvent } from 'react'

type DeckKeys = { onDraw: () => void; onLookBack: () => void }

/** Arrow keys turn the cards from anywhere on the screen; space and enter do if nothing else is focused. */
export function useDeckKeys({ onDraw, onLookBack }: DeckKeys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const turn = turnFor(event)
    if (!turn) return
    event.preventDefault()
    if (turn === 'draw') onDraw()
    else onLookBack()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'
>

export function turnFor(event: KeyPress): 'draw' | 'look-back' | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  const target = event.target instanceof Element ? event.target : null
  // A menu, a dialog or a field has its own use for these keys.
  if (
    target?.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="radiogroup"]')
  ) {
    return null
  }
  switch (event.key) {
    case 'ArrowRight':
      return 'draw'
    case 'ArrowLeft':
      return 'look-back'
    case ' ':
    case 'Enter':
      return target?.closest('a, button, summary, [role="button"]') ? null : 'draw'
    default:
      return null
  }
}
