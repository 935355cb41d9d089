import { wordWeights } from '../engine/fit/word-weights.ts'

/** English text has a higher share of common words than this, in any dialect and with any typos. */
const leastCommon = 0.42
/** Fewer words say nothing about the language. */
const leastWords = 4
/** Quotations, which may be in English. */
const quoted = /["“'‘][^"”'’]{12,}["”'’]/g

/**
 * Written mostly in a language the listener was not trained on. In such a text it hears danger partly by chance: we
 * still ask, but do not tell people that they said so outright.
 */
export async function isUnreadable(message: string): Promise<boolean> {
  const { words, common } = (await wordWeights()).commonIn(message.replaceAll(quoted, ' '))
  return words >= leastWords && common / words < leastCommon
}
