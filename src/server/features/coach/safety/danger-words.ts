import type { DangerWords } from '#rules/safety/listening/heard-turn.ts'
import type { Texts } from '../word-sums/texts.ts'
import { readWordSums, sumsOf } from '../word-sums/word-sums.ts'

/**
 * How much the bare words of a message sound of danger, by `training/in-danger/fit-danger-words.ts`. The listener reads
 * meaning and now and then hears a danger in a good jacket and two tickets; a sum over words does not.
 */
export type HearDangerWords = (texts: Texts) => DangerWords

/** Anything that should be asked about, and danger. */
export const dangerWordRows = ['any', 'danger'] as const

export function readDangerWords(folder: string): HearDangerWords | undefined {
  const sums = readWordSums(folder, 'danger-words', dangerWordRows)
  if (!sums) return undefined
  const oddsOf = (text: string) => {
    const [any = 0, danger = 0] = sumsOf(sums, text)
    return { any, danger }
  }
  return ({ message, joined }) => ({ alone: oddsOf(message), joined: oddsOf(joined) })
}
