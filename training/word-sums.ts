import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buckets } from '../src/server/features/coach/word-sums/text-features.ts'
import type { AboutSums } from '../src/server/features/coach/word-sums/word-sums.ts'

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

/** The same for names of which exactly one is right: one row for each. */
export function fitShares(
  rows: readonly { features: Uint32Array; name: number }[],
  names: number,
  random: () => number,
): Fitted[] {
  // All names of a feature side by side: the other way round, most of the time goes to waiting for memory.
  const weights = new Float32Array(buckets * names)
  const steps = new Float32Array(buckets)
  const bias = new Float32Array(names)
  const errors = new Float32Array(names)
  const order = rows.map((_, at) => at)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at]
      if (!row) continue
      const size = 1 / Math.sqrt(row.features.length)
      errorsIn(row, size)
      const slope = size * size * errors.reduce((sum, error) => sum + error * error, 0)
      for (const feature of row.features) {
        steps[feature] = (steps[feature] ?? 0) + slope
        const rate = (step * size) / Math.sqrt((steps[feature] ?? 0) + 1e-8)
        for (let name = 0; name < names; name += 1) {
          const place = feature * names + name
          weights[place] = (weights[place] ?? 0) - rate * (errors[name] ?? 0)
        }
      }
      for (let name = 0; name < names; name += 1) bias[name] = (bias[name] ?? 0) - 0.005 * (errors[name] ?? 0)
    }
  }
  return Array.from(bias, (start, name) => ({
    weights: Float32Array.from({ length: buckets }, (_, feature) => weights[feature * names + name] ?? 0),
    bias: start,
  }))

  function errorsIn({ features, name }: { features: Uint32Array; name: number }, size: number) {
    errors.fill(0)
    for (const feature of features)
      for (let at = 0; at < names; at += 1) errors[at] = (errors[at] ?? 0) + (weights[feature * names + at] ?? 0)
    for (let at = 0; at < names; at += 1) errors[at] = (errors[at] ?? 0) * size + (bias[at] ?? 0)
    const most = Math.max(...errors)
    let all = 0
    for (let at = 0; at < names; at += 1) {
      errors[at] = Math.exp((errors[at] ?? 0) - most)
      all += errors[at] ?? 0
    }
    for (let at = 0; at < names; at += 1) errors[at] = (errors[at] ?? 0) / all - Number(at === name)
  }
}

export function oddsIn({ weights, bias }: Fitted, features: Uint32Array): number {
  let sum = 0
  for (const feature of features) sum += weights[feature] ?? 0
  return sum / Math.sqrt(features.length) + bias
}

/** Writes `model/FILE.int8` and `model/FILE.json`. */
export function writeWordSums(file: string, names: readonly string[], rows: readonly Fitted[]) {
  const { bytes, scale, bias } = asBytes(rows)
  const folder = join(import.meta.dirname, '..', 'model')
  writeFileSync(join(folder, `${file}.int8`), bytes)
  const rounded = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(6)))
  const about: AboutSums = { rows: names, scale: rounded(scale), bias: rounded(bias) }
  writeFileSync(join(folder, `${file}.json`), `${JSON.stringify(about, null, 1)}\n`)
}

/** As small whole numbers, a byte each. */
function asBytes(rows: readonly Fitted[]): Omit<AboutSums, 'rows'> & { bytes: Int8Array } {
  const bytes = new Int8Array(rows.length * buckets)
  const scale = rows.map(({ weights }, row) => {
    const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0)
    const unit = most / 127 || 1
    for (let at = 0; at < buckets; at += 1) bytes[at * rows.length + row] = Math.round((weights[at] ?? 0) / unit)
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
