/** Features that speak for or against something, by name; an absent one counts as 0. */
export type Features = Readonly<Record<string, number>>

export type Weights = { readonly bias: number; readonly weights: Features }

/** How likely it is by its features. The weights were learned (`training/`). */
export function weigh(features: Features, { bias, weights }: Weights): number {
  let sum = bias
  for (const [name, value] of Object.entries(features)) sum += value * (weights[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
