import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import type { Answer } from '#content/coach/conversations/conversation.ts'
import { everywhereAnswers } from '#content/coach/conversations/everywhere-answers.ts'
import { toldAnswers } from '#content/coach/conversations/told/all-told.ts'
import { dangerAnswers } from '#content/coach/crisis/answers/all-answers.ts'
import type { Subject } from '#rules/coach/subjects.ts'

/** Where the answers of an ordinary talk stand: with a subject, for any of them, or for just one thing that is told. */
export type TalkPlace = Subject | 'everywhere' | 'told'
/** Or for whoever is in danger; and what only sounds like what is told, in the same order. */
export type Place = TalkPlace | 'danger' | 'besideTold'

const besideTold: readonly Answer[] = toldAnswers.map(({ not = [] }) => ({ like: not, say: [] }))

/** Written for no subject by itself: the talk stays in the one it is in. */
export function isAnySubject(place: TalkPlace): place is 'everywhere' | 'told' {
  return place === 'everywhere' || place === 'told'
}

export function answersOf(place: Place): readonly Answer[] {
  if (place === 'danger') return dangerAnswers
  if (place === 'told') return toldAnswers
  if (place === 'besideTold') return besideTold
  return place === 'everywhere' ? everywhereAnswers : (conversationOf(place)?.answers ?? [])
}
