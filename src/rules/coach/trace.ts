import type { AskedWordsKind } from './asked-words.ts'
import type { Move } from './moves.ts'
import type { Subject } from './subjects.ts'

/** How likely each subject is, given the whole chat so far (most likely first), and how much evidence there is. */
export type SubjectBelief = { weight: number; shares: readonly (readonly [Subject, number])[] }

/**
 * What a reply of the coach did, stored with it. The next turn reads it to know where the conversation is, whether we
 * or a language model worded the reply. It only holds our own names, and no words of the person.
 */
export type Trace = {
  /** What was said: a node of the subject's conversation, or a reply that fits any subject. */
  node: string
  /** Which general reply, if the node is one. */
  move?: Move
  subject?: Subject
  belief?: SubjectBelief
  /** The step that was offered, as it would be stored. */
  step?: string
  /** Subjects we guessed and the person corrected. They are not guessed again in this chat. */
  barred?: readonly Subject[]
  /** How many times in a row the coach has misunderstood. */
  misses?: number
  /** How many times they have asked for reassurance. */
  reassured?: number
  /** They told us that it has already happened. */
  isOver?: true
  /** The subjects on the buttons, in order. */
  choices?: readonly Subject[]
  /** The reply was lines for this kind of moment, so "another one" means it, too. */
  words?: AskedWordsKind
  /** The reply said that the coach is a program. */
  disclosed?: true
}
