import type { Threat } from '#rules/safety/languages/threats.ts'
import type { Question } from '../../parts.ts'

/** More sentences in one language. {line} is a helpline by name, {number} the emergency number. */
export type ForeignMore = {
  /** Answers to questions about {line}, from what the directory knows of it. {who} answers there. */
  line: {
    what: string
    /** Comes before a line that is called by its number: "le 3114". */
    article: string
    professional: string
    trained: string
    somebody: string
    free: string
    freeFromMobile: string
    costUnknown: string
    always: string
    /** Not around the clock. */
    sometimes: string
    /** Another line, which is open around the clock. */
    otherAlways: string
    /** There is none. */
    noneAlways: string
    sendsHelp: string
    disturbs: string
    anonymous: string
  }
  /** Said once of each thing or place that they named. */
  keepAway: Readonly<Record<Threat, string>>
  /** They name it once more. */
  stillAway: readonly string[]
  /** They stand before the open drawer, or hold it in their hand. */
  atIt: { words: string; questions: readonly Question[] }
  /** It comes back, or they fear that it will. */
  again: readonly string[]
  /** In the day after a danger, whatever they write about: a warm word, that practice is in English, the lines, a question. */
  beside: {
    warm: readonly string[]
    english: readonly string[]
    lines: readonly string[]
    how: readonly Question[]
  }
  /** "I can't go on", and nothing else was said. */
  noMore: { words: readonly string[]; questions: readonly Question[] }
}
