import { fitWeights } from '../learned/fit-weights.ts'

/** The probability that a judge would send an answer here. */
export function fitOf(features: readonly number[]): number {
  const { mean, spread, weight, bias } = fitWeights
  const sum = features.reduce(
    (all, value, at) => all + ((value - (mean[at] ?? 0)) / (spread[at] ?? 1)) * (weight[at] ?? 0),
    bias,
  )
  return 1 / (1 + Math.exp(-sum))
}
