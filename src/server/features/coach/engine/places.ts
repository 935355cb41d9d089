import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import type { Answer } from '#content/coach/conversations/conversation.ts'
import { everywhereAnswers } from '#content/coach/conversations/everywhere-answers.ts'
import { dangerAnswers } from '#content/coach/crisis/answers/all-answers.ts'
import type { Subject } from '#rules/coach/subjects.ts'

/** Where the answers of an ordinary talk stand: with a subject, or for any of them. */
export type TalkPlace = Subject | 'everywhere'
/** Or for whoever is in danger. */
export type Place = TalkPlace | 'danger'

export function answersOf(place: Place): readonly Answer[] {
  if (place === 'danger') return dangerAnswers
  return place === 'everywhere' ? everywhereAnswers : (conversationOf(place)?.answers ?? [])
}
