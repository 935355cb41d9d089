import type { HeardArea } from '#rules/coach/heard.ts'

/** Something people tell or ask in the middle of a talk, and what a good listener says back to just that. */
export type ToldAnswer = {
  id: string
  /** Where it is told most. */
  area: HeardArea
  /** It is good news, and the replies are glad of it. */
  isGlad?: true
  /** How different people would say it. Every reply has to fit every one of them. */
  like: readonly string[]
  /** What sounds like it, and for which the replies would be wrong. */
  not?: readonly string[]
  say: readonly string[]
}
