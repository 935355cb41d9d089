import { useEffect } from 'react'

const movingKeys = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
const textFields = 'input, textarea, select, [contenteditable]'

/**
 * Marks the page while somebody navigates by keyboard. Only then do headings that take focus show a ring: the browser
 * would also draw it for people who have not pressed anything yet.
 */
export function useMovesByKeys() {
  useEffect(() => {
    const { dataset } = document.documentElement
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (!movingKeys.has(key)) return
      // An arrow key in a field moves the caret.
      const isInField = key !== 'Tab' && target instanceof Element && target.matches(textFields)
      if (!isInField) dataset.moves = 'keys'
    }
    const onPointerDown = () => {
      delete dataset.moves
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    window.addEventListener('pointerdown', onPointerDown, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      window.removeEventListener('pointerdown', onPointerDown, { capture: true })
    }
  }, [])
}
