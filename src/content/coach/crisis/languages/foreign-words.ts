import type { Question } from '../parts.ts'

/** What a danger is called where the words are fewer than in English. */
export type ForeignTopic = 'inward' | 'body' | 'hurt' | 'child' | 'other' | 'otherBody'

/** The words of one language. {number} is the emergency number, {name} and {to} are a line's. */
export type ForeignWords = {
  first: Readonly<Record<ForeignTopic, readonly string[]>>
  /** Before everything else where it is happening now. */
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
  /** Stands for {number} where we don't know the country. */
  localNumber: string
  /** What is said differently to a child, in a language that addresses children in another way. */
  toChild?: Partial<ForeignWords>
}
