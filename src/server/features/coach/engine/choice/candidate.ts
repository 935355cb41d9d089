import type { Move } from '#rules/coach/moves.ts'
import type { Reply } from '../../turn.ts'

/** What kind of reply it is, as far as that tells how well it may fit. */
export type About =
  | {
      source: 'written'
      /** How likely it fits, by its examples. */
      fit: number
      nearness: number
      /** How likely its subject is what the message is about. */
      share: number
      place: 'told' | 'everywhere' | 'subject'
      isGlad: boolean
      /** Written for whoever asks for words. */
      isWords: boolean
    }
  | { source: 'move'; move: Move; p: number; isGlad: boolean; isRecent: boolean }
  /** A node of the subject's conversation; `isNext` where the conversation itself would go on with it. */
  | { source: 'node'; node: string; isNext: boolean }
  /** Words that fit any subject. */
  | { source: 'anywhere'; node: string }

/** A reply that could be sent. */
export type Candidate = { about: About; text: string; make: () => Reply }

/** What is the same for all of them. */
export type Situation = {
  act: string
  isQuestion: boolean
  isFirst: boolean
  /** Of the message. */
  words: number
  isGoodNews: boolean
  mood: { good: number; bad: number }
  /** How likely it is that no general reply could be sent. */
  noMove: number
  /** How likely the subject we go by is the one, by all that was said. */
  belief: number
  isKept: boolean
  isUnsure: boolean
  /** The coach's last line ended with a question. */
  wasAsked: boolean
}
