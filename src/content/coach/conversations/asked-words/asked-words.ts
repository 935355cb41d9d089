import type { AskedWordsKind } from '#rules/coach/asked-words.ts'
import { close } from './close.ts'
import { dating } from './dating.ts'
import { plainTalk } from './plain-talk.ts'
import { standingUp } from './standing-up.ts'
import { talking } from './talking.ts'
import { workSchool } from './work-school.ts'

export type AskedWords = {
  /** What it is, to choose from: "Asking somebody out" (2 to 5 words). */
  name: string
  /**
   * Replies, each complete: one short sentence that fits anybody, then two or three lines to say in quotes, then at
   * most one sentence on how to use them. The first is for saying it, the second for writing it, the third is plainer,
   * the fourth is for when it did not work or for what comes next.
   */
  say: readonly [string, string, string, ...string[]]
}

/** For people who ask for words when nothing was written for their case. The families are checked against the type
 * here, because importing it from here into them would be a circle. */
export const askedWords: Readonly<Record<AskedWordsKind, AskedWords>> = {
  ...talking,
  ...dating,
  ...standingUp,
  ...workSchool,
  ...close,
  ...plainTalk,
}
