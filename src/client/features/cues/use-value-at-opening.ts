import { useState } from 'react'

/**
 * The value when this view was opened, so that a card somebody stars or counts does not move away under their finger.
 * Undefined until there is one.
 */
export function useValueAtOpening<T>(viewKey: string, value: T | undefined): T | undefined {
  const [kept, setKept] = useState<{ viewKey: string; value: T }>()
  if (kept?.viewKey === viewKey) return kept.value
  if (value !== undefined) setKept({ viewKey, value })
  return value
}
