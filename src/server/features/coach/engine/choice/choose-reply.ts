import { weigh } from '#rules/coach/weigh.ts'
import { choiceWeights } from '../learned/choice-weights.ts'
import type { Candidate, Situation } from './candidate.ts'
import { featuresOf } from './features.ts'

export type Chosen = Candidate & {
  /** The probability that a good coach would send it or accept it. */
  p: number
}

export function likelihoodOf({ about, text }: Pick<Candidate, 'about' | 'text'>, at: Situation): number {
  return weigh(featuresOf(about, text, at), choiceWeights)
}

/** The candidate most likely to fit; the earlier one if two are equal. */
export function chooseReply(candidates: readonly Candidate[], at: Situation): Chosen | undefined {
  let best: Chosen | undefined
  for (const candidate of candidates) {
    const p = likelihoodOf(candidate, at)
    if (!best || p > best.p) best = { ...candidate, p }
  }
  return best
}
