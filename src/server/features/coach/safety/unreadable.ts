import { wordWeights } from '../engine/fit/word-weights.ts'

/** English holds more of the words people use all the time, in any dialect and with any typos. */
const leastCommon = 0.42
/** Fewer words say nothing about their language. */
const leastWords = 4
/** What somebody else said, perhaps in English. */
const quoted = /["“'‘][^"”'’]{12,}["”'’]/g

/**
 * Written for the most part in a language the listener never learned. It hears danger in such a text half by
 * chance: nobody is left alone with it, and nobody is told that they said so in so many words.
 */
export async function isUnreadable(message: string): Promise<boolean> {
  const { words, common } = (await wordWeights()).commonIn(message.replaceAll(quoted, ' '))
  return words >= leastWords && common / words < leastCommon
}
