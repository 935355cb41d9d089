import type { Answer } from '#content/coach/conversations/conversation.ts'
import type { TalkPlace } from './places.ts'

/** A reply written for something similar. */
export type Written = {
  answer: Answer
  place: TalkPlace
  text: string
  nearness: number
  /** The probability that a good coach would say it here. */
  fit: number
  /** The probability that the message is about its subject. */
  share: number
  /** The probability that the talk is about it, given everything said so far. */
  shareInTalk: number
}
