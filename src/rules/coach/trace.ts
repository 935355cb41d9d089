import type { Move } from './moves.ts'
import type { Subject } from './subjects.ts'

/** How likely each subject is by all that was said in a talk, the likeliest first, and how much was said. */
export type SubjectBelief = { weight: number; shares: readonly (readonly [Subject, number])[] }

/**
 * What a reply of the coach did, kept beside it. The next turn reads it to know where the conversation stands, whoever
 * worded the reply. Names of ours only, no words of the person.
 */
export type Trace = {
  /** What was said: a node of the subject's conversation, or one of the words that fit any subject. */
  node: string
  /** Which general reply, where the node is one. */
  move?: Move
  subject?: Subject
  belief?: SubjectBelief
  /** The step on offer, as it would be remembered. */
  step?: string
  /** Guesses the person has corrected; never made again in this chat. */
  barred?: readonly Subject[]
  /** How often in a row the coach has misunderstood. */
  misses?: number
  /** How often certainty was asked for. */
  reassured?: number
  /** It has happened already, as far as was told. */
  isOver?: true
  /** The subjects on the taps, in their order. */
  choices?: readonly Subject[]
  /** The reply said that this is a program. */
  disclosed?: true
}
