import type { Subject } from '#rules/coach/subjects.ts'
import { allTalk } from './all-talk.ts'
import type { Answer } from './conversation.ts'

/** Each was written for one place in one chat, and presupposes more than other answers. */
export function talkOf(place: Subject | 'everywhere'): readonly Answer[] {
  return (allTalk[place] ?? []).map((answer) => ({ ...answer, isNarrow: true }))
}
