import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import type { Answer } from '#content/coach/conversations/conversation.ts'
import { everywhereAnswers } from '#content/coach/conversations/everywhere-answers.ts'
import type { Subject } from '#rules/coach/subjects.ts'

/** Where written answers stand: with a subject, or for any of them. */
export type Place = Subject | 'everywhere'

export function answersOf(place: Place): readonly Answer[] {
  return place === 'everywhere' ? everywhereAnswers : (conversationOf(place)?.answers ?? [])
}
