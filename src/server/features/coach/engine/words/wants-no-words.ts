import type { Turn } from '../../turn.ts'

/** From this likelihood on they want no words, whatever it sounds like. */
export const leastNone = 0.55

/** They used words like "say" or "write", but want none: they tell what was said, or do not know what to do. */
export function wantsNoWords({ heard, meanings }: Partial<Pick<Turn, 'heard' | 'meanings'>>): boolean {
  const none = heard && meanings?.askedWords(heard).find(({ name }) => name === 'none')
  return none !== undefined && none.p >= leastNone
}
