export type Sample = { features: readonly number[]; label: number }
export type Weights = { perFeature: Float64Array[]; bias: Float64Array }
export type Settings = { epochs: number; rate: number; decay: number }

/**
 * Multinomial logistic regression by AdaGrad. A sample's features share one unit of length, so that a long message
 * does not shout. The order of samples is fixed: the same phrases give the same weights.
 */
export function trainLogistic(
  samples: readonly Sample[],
  featureCount: number,
  labelCount: number,
  { epochs, rate, decay }: Settings,
): Weights {
  const perFeature = Array.from({ length: featureCount }, () => new Float64Array(labelCount))
  const squares = Array.from({ length: featureCount }, () => new Float64Array(labelCount).fill(1e-6))
  const bias = new Float64Array(labelCount)
  const biasSquares = new Float64Array(labelCount).fill(1e-6)
  const order = samples.map((_, at) => at)
  let seed = 7
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      seed = (seed * 1103515245 + 12345) % 2147483648
      const other = seed % (at + 1)
      const kept = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = kept
    }
    for (const at of order) {
      const sample = samples[at]
      if (!sample) continue
      const scale = 1 / Math.sqrt(Math.max(sample.features.length, 1))
      const chances = softmax(scoresOf(sample.features, { perFeature, bias }))
      for (let label = 0; label < labelCount; label++) {
        const error = (chances[label] ?? 0) - (label === sample.label ? 1 : 0)
        step(bias, biasSquares, label, error, rate)
        for (const feature of sample.features) {
          const weights = perFeature[feature]
          const history = squares[feature]
          if (weights && history) step(weights, history, label, error * scale + decay * (weights[label] ?? 0), rate)
        }
      }
    }
  }
  return { perFeature, bias }
}

function step(weights: Float64Array, squares: Float64Array, at: number, gradient: number, rate: number) {
  const square = (squares[at] ?? 0) + gradient * gradient
  squares[at] = square
  weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(square)
}

export function scoresOf(features: readonly number[], { perFeature, bias }: Weights): number[] {
  const scale = 1 / Math.sqrt(Math.max(features.length, 1))
  return Array.from(bias, (start, label) => {
    let sum = 0
    for (const feature of features) sum += perFeature[feature]?.[label] ?? 0
    return start + sum * scale
  })
}

export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
