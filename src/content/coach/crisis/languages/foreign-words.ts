import type { Line, Question } from '../parts.ts'
import type { ForeignMore } from './more/foreign-more.ts'

/** Groups of dangers that share their sentences, because there are fewer than in English. */
export type ForeignTopic =
  /** They might end their life. */
  | 'inward'
  /** They hurt themselves. */
  | 'wounds'
  /** Something was taken, or the body fails. */
  | 'body'
  /** Hit, threatened or controlled by a partner. */
  | 'home'
  | 'assault'
  | 'child'
  | 'eating'
  /** Voices, missions, being watched. */
  | 'voices'
  /** They might hurt somebody. */
  | 'harm'
  /** Somebody else might end their life or hurt themselves. */
  | 'other'
  | 'otherBody'
  /** Somebody else hears voices, does not eat, or might hurt somebody. */
  | 'otherUnwell'
  /** Somebody else is hurt by others. */
  | 'otherHurt'

/** The sentences in one language. {number} is the emergency number; {name} and {to} belong to a helpline. */
export type ForeignWords = {
  first: Readonly<Record<ForeignTopic, readonly string[]>>
  /** Comes first if the danger is happening now. */
  urgent: readonly string[]
  /** The same where the danger is a person who may be listening. */
  urgentAtHome: readonly string[]
  write: string
  call: string
  find: string
  steps: Readonly<Record<ForeignTopic, readonly (string | Line)[]>>
  stay: readonly string[]
  told: readonly string[]
  denial: readonly string[]
  nobody: readonly string[]
  questions: readonly Question[]
  questionsOfBody: readonly Question[]
  questionsOfOther: readonly Question[]
  /** Asked of somebody whom others hurt. */
  questionsOfHurt: readonly Question[]
  /** Before a question, where we may have misread. */
  checkIn: readonly string[]
  /** They told us that we misread them. */
  sorry: readonly string[]
  /** What they told is long over. */
  past: readonly string[]
  /** Hours later, or in the next chat, after a danger. */
  followUp: readonly string[]
  ease: readonly string[]
  close: readonly string[]
  options: readonly string[]
  /** They cannot make a call. */
  noPhone: readonly string[]
  /** Words for somebody they could write to. */
  toWrite: readonly string[]
  /** No danger: WingMate's conversations are in English only. Repeats no danger words. */
  onlyEnglish: readonly string[]
  more: ForeignMore
  /** Replaces {number} if we do not know the country. */
  localNumber: string
  /** Sentences that differ for a child, in languages that address children differently. */
  toChild?: Partial<ForeignWords>
}
