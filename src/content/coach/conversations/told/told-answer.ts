import type { HeardArea } from '#rules/coach/heard.ts'

/** Something people tell or ask in the middle of a chat, with replies to exactly that. */
export type ToldAnswer = {
  id: string
  /** The life area in which it is most common. */
  area: HeardArea
  /** It is good news, and the replies sound glad. */
  isGlad?: true
  /** Examples of how people say it. Every reply has to fit every example. */
  like: readonly string[]
  /** Counterexamples: they sound similar, but the replies would be wrong. */
  not?: readonly string[]
  say: readonly string[]
}
