import { useState } from 'react'

/**
 * The value as it was when this view was opened: a card that somebody starred or counted must not move away from
 * under their finger. Undefined until there is one.
 */
export function useAtOpening<T>(viewKey: string, value: T | undefined): T | undefined {
  const [kept, setKept] = useState<{ viewKey: string; value: T }>()
  if (kept?.viewKey === viewKey) return kept.value
  if (value !== undefined) setKept({ viewKey, value })
  return value
}
