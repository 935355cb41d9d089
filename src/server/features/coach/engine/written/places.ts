import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import type { Answer } from '#content/coach/conversations/conversation.ts'
import { everywhereAnswers } from '#content/coach/conversations/everywhere/everywhere-answers.ts'
import { toldAnswers } from '#content/coach/conversations/told/all-told.ts'
import { dangerAnswers } from '#content/coach/crisis/answers/all-answers.ts'
import type { Subject } from '#rules/coach/subjects.ts'

/** Where the answers of an ordinary chat belong: to a subject, to any subject, or to one particular thing people tell. */
export type TalkPlace = Subject | 'everywhere' | 'told'
/** Plus answers for people in danger, and counterexamples for what people tell, in the same order. */
export type Place = TalkPlace | 'danger' | 'besideTold'

const besideTold: readonly Answer[] = toldAnswers.map(({ not = [] }) => ({ like: not, say: [] }))

/** Not written for a particular subject, so the current one stays. */
export function isAnySubject(place: TalkPlace): place is 'everywhere' | 'told' {
  return place === 'everywhere' || place === 'told'
}

export function answersOf(place: Place): readonly Answer[] {
  if (place === 'danger') return dangerAnswers
  if (place === 'told') return toldAnswers
  if (place === 'besideTold') return besideTold
  return place === 'everywhere' ? everywhereAnswers : (conversationOf(place)?.answers ?? [])
}
