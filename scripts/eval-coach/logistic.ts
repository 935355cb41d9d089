/** A feature's place in the vocabulary and how much it counts. */
export type Sample = { features: readonly (readonly [feature: number, value: number])[]; label: number }
export type Weights = { perFeature: readonly Float64Array[]; bias: Float64Array }

const epochs = 30
const rate = 0.15
const decay = 0.002
const firstSquare = 1e-6

/**
 * Multinomial logistic regression by AdaGrad. A sample's features share one unit of length, so that a long message
 * does not shout. The order of samples is fixed: the same phrases give the same weights.
 */
export function trainLogistic(samples: readonly Sample[], featureCount: number, labelCount: number): Weights {
  const rows = Array.from({ length: featureCount }, () => createRow(labelCount))
  const bias = createRow(labelCount)
  const random = createRandom()
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { features, label } of shuffle(samples, random)) {
      const scale = 1 / (Math.hypot(...features.map(([, value]) => value)) || 1)
      const known = features.flatMap(([feature, value]) => {
        const row = rows[feature]
        return row ? [{ row, value: value * scale }] : []
      })
      const chances = softmax(
        Array.from(bias.weights, (start, at) =>
          known.reduce((sum, { row, value }) => sum + (row.weights[at] ?? 0) * value, start),
        ),
      )
      for (const [at, chance] of chances.entries()) {
        const error = chance - (at === label ? 1 : 0)
        step(bias, at, error)
        for (const { row, value } of known) step(row, at, error * value + decay * (row.weights[at] ?? 0))
      }
    }
  }
  return { perFeature: rows.map(({ weights }) => weights), bias: bias.weights }
}

type Row = { weights: Float64Array; squares: Float64Array }

function createRow(labelCount: number): Row {
  return { weights: new Float64Array(labelCount), squares: new Float64Array(labelCount).fill(firstSquare) }
}

function step({ weights, squares }: Row, at: number, gradient: number) {
  const square = (squares[at] ?? firstSquare) + gradient * gradient
  squares[at] = square
  weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(square)
}

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

function createRandom(): () => number {
  let seed = 7
  return () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
