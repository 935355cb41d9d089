import { type AskedWordsKind, askedWordsKinds } from '#rules/coach/asked-words.ts'
import type { Ranked } from '#rules/coach/heard.ts'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { type Layers, rankNames, readLayers } from '../../listener/layers.ts'

export type AskedName = AskedWordsKind | 'none'

/**
 * Turns the listener's vectors of a message into a probability for every kind of moment somebody may want words for;
 * trained by `training/replies/fit-asked-words.ts`. "none" if they want no words, or words for something else.
 */
export type AskedWordsWeights = Layers<AskedName>

export const askedNames: readonly AskedName[] = [...askedWordsKinds, 'none']
/** As many as are offered to choose from, and some more, because the person may have refused the likeliest. */
const kept = 8

/** Undefined if there are none, or if they were trained for other kinds. */
export function readAskedWordsWeights(folder: string): AskedWordsWeights | undefined {
  return readLayers(folder, 'asked-words', askedNames)
}

export function tellAskedWords(weights: AskedWordsWeights, heard: HeardTurn): Ranked<AskedName> {
  return rankNames(weights, heard, kept)
}
