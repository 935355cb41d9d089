import type { Answer } from '#content/coach/conversations/conversation.ts'
import type { Place } from './places.ts'

/** A reply written for something like this. */
export type Written = {
  answer: Answer
  place: Place
  text: string
  nearness: number
  /** How likely this is what the message is about; one where it fits any subject. */
  share: number
}
