import type { EverywhereNode } from '#content/coach/conversations/everywhere/everywhere.ts'
import type { Turn } from '../../turn.ts'
import { isOver, saysComing } from '../reading/is-over.ts'
import type { TalkState } from '../talk-state.ts'

const toBed = /\b(?:good ?night|nighty?|night night|nite|(?:off |going |go |gonna |to )(?:to )?(?:sleep|bed))\b/i
/** What they mentioned longer ago is no longer what they are leaving for. */
const lookedBack = 8

/** Somebody who is going to bed, or to what they fear, gets a goodbye that mentions it. */
export function goodbyeFor(turn: Turn, at: TalkState): EverywhereNode {
  const said = turn.history.filter(({ role }) => role === 'user').slice(-lookedBack)
  const isComing = [...said.map(({ content }) => content), turn.message].some(saysComing) && !isOver(turn, at)
  if (isComing) return 'goodbyeBefore'
  return toBed.test(turn.message) ? 'goodnight' : 'goodbye'
}
