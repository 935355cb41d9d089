import type { AboutEar } from '../../src/server/features/coach/safety/foreign/foreign-ear.ts'
import { buckets } from '../../src/server/features/coach/safety/foreign/text-features.ts'

/** A text's features, and whether it is one; undefined where nobody said. */
export type Row = { features: Uint32Array; isYes: boolean; weight: number }

const rounds = 12
const step = 0.5
/** Keeps the weights of rare features small. */
const restraint = 2e-5

export type Fitted = { weights: Float32Array; bias: number }

/** One logistic regression over all features, by stochastic descent with a step of its own for every feature. */
export function fitRow(rows: readonly Row[], random: () => number): Fitted {
  const weights = new Float32Array(buckets)
  const steps = new Float32Array(buckets)
  let bias = 0
  const order = rows.map((_, at) => at)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at]
      if (!row) continue
      const size = 1 / Math.sqrt(row.features.length)
      const error = (1 / (1 + Math.exp(-oddsIn({ weights, bias }, row.features))) - Number(row.isYes)) * row.weight
      for (const feature of row.features) {
        const slope = error * size + restraint * (weights[feature] ?? 0)
        steps[feature] = (steps[feature] ?? 0) + slope * slope
        weights[feature] = (weights[feature] ?? 0) - (step * slope) / Math.sqrt((steps[feature] ?? 0) + 1e-8)
      }
      bias -= 0.02 * error
    }
  }
  return { weights, bias }
}

export function oddsIn({ weights, bias }: Fitted, features: Uint32Array): number {
  let sum = 0
  for (const feature of features) sum += weights[feature] ?? 0
  return sum / Math.sqrt(features.length) + bias
}

/** As small whole numbers, a byte each. */
export function asBytes(rows: readonly Fitted[]): Omit<AboutEar, 'rows'> & { bytes: Int8Array } {
  const bytes = new Int8Array(rows.length * buckets)
  const scale = rows.map(({ weights }, row) => {
    const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0)
    const unit = most / 127 || 1
    for (let at = 0; at < buckets; at += 1) bytes[row * buckets + at] = Math.round((weights[at] ?? 0) / unit)
    return unit
  })
  return { scale, bias: rows.map(({ bias }) => bias), bytes }
}

function shuffle(order: number[], random: () => number) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
  }
}

/** The same numbers every time, so that a second fit gives the same file. */
export function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
