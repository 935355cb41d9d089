import type { Candidate, Situation } from './candidate.ts'
import { choiceWeights } from './choice-weights.ts'
import { featuresOf } from './features.ts'

export type Chosen = Candidate & {
  /** How likely a good coach would send it, or find it all right. */
  p: number
}

const weights: Readonly<Record<string, number>> = choiceWeights.weights

export function likelihoodOf({ about, text }: Pick<Candidate, 'about' | 'text'>, at: Situation): number {
  let sum: number = choiceWeights.bias
  for (const [name, value] of Object.entries(featuresOf(about, text, at))) sum += value * (weights[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/** The likeliest to fit; of two alike the earlier. */
export function chooseReply(candidates: readonly Candidate[], at: Situation): Chosen | undefined {
  let best: Chosen | undefined
  for (const candidate of candidates) {
    const p = likelihoodOf(candidate, at)
    if (!best || p > best.p) best = { ...candidate, p }
  }
  return best
}
