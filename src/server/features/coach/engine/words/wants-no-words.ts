import { textsOf } from '../../joined-text.ts'
import type { Turn } from '../../turn.ts'

/** From this likelihood on they want no words, whatever it sounds like. */
export const leastNone = 0.7

type Said = Pick<Turn, 'message' | 'heard'> & Partial<Pick<Turn, 'history' | 'meanings'>>

/** They used words like "say" or "write", but want none: they tell what was said, or do not know what to do. */
export function wantsNoWords({ message, history = [], heard, meanings }: Said): boolean {
  const ranked = heard && meanings?.askedWords(heard, textsOf(message, history))
  const none = ranked?.find(({ name }) => name === 'none')
  return none !== undefined && none.p >= leastNone
}
