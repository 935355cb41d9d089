import { moveWordings } from '#content/coach/conversations/moves/all-moves.ts'
import type { Act } from '#rules/coach/acts.ts'
import { gladMoves, type Move } from '#rules/coach/moves.ts'
import type { Turn } from '../../turn.ts'
import { isGoodNews } from '../reading/good-news.ts'
import type { TalkState } from '../talk-state.ts'
import { pickUnusedWording } from '../unused-wording.ts'

/**
 * How sure the listener has to be. Readers who judged such replies would have sent a third of those at 0.2 and more
 * than half of those at 0.5; at the start of a chat, the subject's own opening is good as well.
 */
const least = { opening: 0.3, later: 0.2, elsewhere: 0.5 }
/** Acts for which the conversation has good words of its own. */
const metElsewhere: ReadonlySet<Act> = new Set<Act>([
  ...(['thanks', 'distress', 'words', 'goodbye'] as const),
  ...(['joke', 'silence', 'did_not'] as const),
])
/** Above this sadness, nothing glad is said. */
const tooSad = 0.6
const gladEnough = 0.3

export type ChosenMove = { move: Move; text: string; p: number }

/** The general reply that fits here, in words not used in this chat; undefined if none is likely enough. */
export function chooseMove(turn: Turn, { recentMoves }: TalkState, act: Act): ChosenMove | undefined {
  const { heard, moves = [], history, seed } = turn
  if (!heard) return undefined
  const isGlad = isGoodNews(turn, act)
  const usual = metElsewhere.has(act) ? least.elsewhere : heard.after ? least.later : least.opening
  for (const { name, p } of moves) {
    if (name === 'none' || p < usual) return undefined
    // The safety part has already apologised.
    if (name === 'misread' && turn.isAfterSorry) continue
    const isForGlad = gladMoves.has(name)
    if (isForGlad ? !maySoundGlad(turn, act) : isGlad && p < least.elsewhere) continue
    const text = recentMoves.includes(name) ? undefined : pickUnusedWording(moveWordings[name], history, seed)
    if (text !== undefined) return { move: name, text, p }
  }
  return undefined
}

/** Whether a glad reply is appropriate: not if somebody is sad, nor if nothing good was told. */
export function maySoundGlad(turn: Turn, act: Act): boolean {
  const mood = (turn.heard?.after ?? turn.heard?.alone)?.mood
  return mood !== undefined && (isGoodNews(turn, act) || (mood.bad < tooSad && mood.good >= gladEnough))
}

/** They are leaving to go and do it, which calls for other words than "see you". */
export function sendOff({ moves = [], history, seed }: Turn): ChosenMove | undefined {
  const move = 'off_to_do'
  const p = moves.find(({ name }) => name === move)?.p ?? 0
  const text = p < least.later ? undefined : pickUnusedWording(moveWordings[move], history, seed)
  return text === undefined ? undefined : { move, text, p }
}
