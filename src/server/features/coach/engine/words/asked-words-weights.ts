import { type AskedWordsKind, askedWordsKinds } from '#rules/coach/asked-words.ts'
import type { Ranked } from '#rules/coach/heard.ts'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { applyLayers, type Layers, rankShares, readLayers } from '../../listener/layers.ts'
import { readWordSums, sumsOf, type WordSums } from '../../word-sums/word-sums.ts'

export type AskedName = AskedWordsKind | 'none'

/**
 * Tells for what kind of moment somebody wants words, from the listener's vectors of the message and from its bare words
 * together: each is wrong where the other is right. Trained by `training/replies/fit-asked-words.ts`.
 */
export type AskedWordsWeights = { layers: Layers<AskedName>; sums: WordSums }

/** "none" if they want no words, or words for something else. */
export const askedNames: readonly AskedName[] = [...askedWordsKinds, 'none']
/** Some more than one, because the person may have refused the likeliest. */
const kept = 8
/** How much the bare words count, next to the listener. */
export const countOfWords = 0.6

/** Undefined if there are none, or if they were trained for other kinds. */
export function readAskedWordsWeights(folder: string): AskedWordsWeights | undefined {
  const layers = readLayers(folder, 'asked-words', askedNames)
  const sums = readWordSums(folder, 'asked-words-sums', askedNames)
  return layers && sums && { layers, sums }
}

/** `text` is the message with those before it. */
export function tellAskedWords({ layers, sums }: AskedWordsWeights, heard: HeardTurn, text: string): Ranked<AskedName> {
  const words = sumsOf(sums, text)
  const values = applyLayers(layers, heard).map((value, at) => value + countOfWords * (words[at] ?? 0))
  return rankShares(askedNames, values, kept)
}
