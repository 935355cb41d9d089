import type { Ranked } from '../heard.ts'
import type { HeardSubject } from '../subjects.ts'

/** What the layer that follows a talk makes of the newest message, with everything said before in mind. */
export type HeardThread = {
  /** What the talk is about now, likeliest first. */
  subject: Ranked<HeardSubject>
  /** How likely this is good news that deserves gladness, however flatly it is told. */
  glad: number
  /** How likely they are leaving. */
  leaving: number
  /** How likely they want words to say or send. */
  words: number
  /** How likely they ask something that needs an answer. */
  asks: number
  /** What it keeps in mind for the next message. */
  memory: string
}

/** Besides the subjects, in the order of the outputs. */
export const threadFlags = ['glad', 'leaving', 'words', 'asks'] as const
