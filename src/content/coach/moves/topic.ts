import type { GuideName } from './guide-names.ts'

/**
 * Words in {braces} are filled from what the person said: {event} "your presentation", {when} "on Friday",
 * {who} "your manager". A sentence is only used when all of its braces can be filled.
 */
export type Step = {
  say: string
  /** Completes "You said you would …", for the note and for the next visit. */
  short: string
}

/** Two lines that can be said as they stand. With words that call for them, they come first when one was used. */
export type LinePair = readonly [first: string, second: string, about?: string]

export type Topic = {
  /** How we call it when the person gave no name for it. */
  thing: string
  /** True for anyone who wrote about this; the more exact ones name what they said. */
  reflections: readonly string[]
  /** Something worth knowing about this moment. */
  notices: readonly string[]
  /** Each can be done within ten minutes. */
  steps: readonly Step[]
  /** For someone about to cancel: less, and still forward. */
  smaller: readonly Step[]
  lines: readonly LinePair[]
  guide: GuideName
}
