import { type AskedWordsKind, askedWordsKinds } from '#rules/coach/asked-words.ts'
import type { Ranked } from '#rules/coach/heard.ts'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { applyLayers, type Layers, rankShares, readLayers } from '../../listener/layers.ts'
import type { Texts } from '../../word-sums/texts.ts'
import { readWordSums, sumsOf, type WordSums } from '../../word-sums/word-sums.ts'
import { countWords } from '../reading/sentences.ts'

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

/** Likeliest first. A turn asks several times, so the answer is kept as long as what was heard. */
export function tellAskedWords(weights: AskedWordsWeights, heard: HeardTurn, texts: Texts): Ranked<AskedName> {
  const told = toldBefore.get(heard.alone) ?? rankAsked(weights, heard, texts)
  toldBefore.set(heard.alone, told)
  return told
}
const toldBefore = new WeakMap<HeardTurn['alone'], Ranked<AskedName>>()

function rankAsked(
  { layers, sums }: AskedWordsWeights,
  heard: HeardTurn,
  { message, joined }: Texts,
): Ranked<AskedName> {
  const inAll = sumsOf(sums, joined)
  // "Different one: what do I say when they ask about the separation": what was said before may be about another moment.
  const alone = countWords(message) >= ownStory ? sumsOf(sums, message) : inAll
  const wordsAt = (at: number) => ((inAll[at] ?? 0) + (alone[at] ?? 0)) / 2
  const values = applyLayers(layers, heard).map((value, at) => value + countOfWords * wordsAt(at))
  return rankShares(askedNames, values, kept)
}
/** With so many words, a message says by itself what it is about. */
const ownStory = 12
