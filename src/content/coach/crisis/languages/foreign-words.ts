import type { Question } from '../parts.ts'

/** Groups of dangers that share their sentences, because there are fewer than in English. */
export type ForeignTopic = 'inward' | 'body' | 'hurt' | 'child' | 'other' | 'otherBody'

/** The sentences in one language. {number} is the emergency number; {name} and {to} belong to a helpline. */
export type ForeignWords = {
  first: Readonly<Record<ForeignTopic, readonly string[]>>
  /** Comes first if the danger is happening now. */
  urgent: readonly string[]
  write: string
  call: string
  find: string
  steps: Readonly<Record<ForeignTopic, readonly string[]>>
  stay: readonly string[]
  told: readonly string[]
  denial: readonly string[]
  nobody: readonly string[]
  questions: readonly Question[]
  questionsOfBody: readonly Question[]
  questionsOfOther: readonly Question[]
  ease: readonly string[]
  close: readonly string[]
  options: readonly string[]
  /** Replaces {number} if we do not know the country. */
  localNumber: string
  /** Sentences that differ for a child, in languages that address children differently. */
  toChild?: Partial<ForeignWords>
}
