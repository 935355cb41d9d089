import { moveWordings } from '#content/coach/conversations/moves/all-moves.ts'
import type { Act } from '#rules/coach/acts.ts'
import { gladMoves, type Move } from '#rules/coach/moves.ts'
import type { Turn } from '../turn.ts'
import type { Bearings } from './bearings.ts'
import { sayFresh } from './say.ts'

/** How sure the listener has to be. In the opening of a talk the subject's own first words are a good way in, too. */
const least = { opening: 0.35, later: 0.25, elsewhere: 0.5 }
/** What the conversation meets well with words of its own. */
const metElsewhere: ReadonlySet<Act> = new Set<Act>(['thanks', 'distress', 'words', 'goodbye'])
/** Nothing glad is said to somebody who tells it sadly. */
const tooSad = 0.6

export type ChosenMove = { move: Move; text: string; p: number }

/** The general reply that could be sent here, in words not used in this chat; undefined where no one surely could. */
export function chooseMove(
  { heard, history, seed }: Turn,
  { recentMoves }: Bearings,
  act: Act,
): ChosenMove | undefined {
  if (!heard) return undefined
  const reading = heard.after ?? heard.alone
  const enough = metElsewhere.has(act) ? least.elsewhere : heard.after ? least.later : least.opening
  for (const { name, p } of reading.move) {
    if (name === 'none' || p < enough) return undefined
    const isTooGlad = gladMoves.has(name) && reading.mood.bad >= tooSad
    const text = isTooGlad || recentMoves.includes(name) ? undefined : sayFresh(moveWordings[name], history, seed)
    if (text !== undefined) return { move: name, text, p }
  }
  return undefined
}
