import type { Answer } from '#content/coach/conversations/conversation.ts'
import type { TalkPlace } from './places.ts'

/** A reply written for something like this. */
export type Written = {
  answer: Answer
  place: TalkPlace
  text: string
  nearness: number
  /** How likely a good coach would say it here, from 0 to 1. */
  fit: number
  /** How likely its subject is what the message is about. */
  share: number
}
