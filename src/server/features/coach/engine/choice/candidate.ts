import type { Move } from '#rules/coach/moves.ts'
import type { Reply } from '../../turn.ts'

/** The kind of reply, with what helps to predict whether it fits. */
export type About =
  | {
      source: 'written'
      /** The probability that it fits, judging by its examples. */
      fit: number
      nearness: number
      /** The probability that the message is about its subject. */
      share: number
      /** The same for everything said so far. */
      shareInTalk: number
      place: 'told' | 'everywhere' | 'subject'
      isGlad: boolean
      /** Written for people who ask for words. */
      isWords: boolean
    }
  | { source: 'move'; move: Move; p: number; isGlad: boolean; isRecent: boolean }
  /** A node of the subject's conversation; `isNext` if it is the one that follows in the conversation. */
  | { source: 'node'; node: string; isNext: boolean }
  /** A reply that fits any subject. */
  | { source: 'anywhere'; node: string }

/** A reply that could be sent. */
export type Candidate = { about: About; text: string; make: () => Reply }

/** What all candidates have in common. */
export type Situation = {
  act: string
  isQuestion: boolean
  isFirst: boolean
  /** The number of words in the message. */
  words: number
  isGoodNews: boolean
  mood: { good: number; bad: number }
  /** The probability that no general reply fits. */
  noMove: number
  /** The probability of the assumed subject, given everything said. */
  belief: number
  isKept: boolean
  isUnsure: boolean
  /** The coach's last line ended with a question. */
  wasAsked: boolean
  /** What the message does in the talk, judging by everything said so far. */
  inTalk: { glad: number; leaving: number; words: number; asks: number }
}
