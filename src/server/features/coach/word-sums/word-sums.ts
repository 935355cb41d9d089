import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buckets, featuresOf } from './text-features.ts'

/** Stored next to the weights. `scale` turns a row's small whole numbers back into its weights. */
export type AboutSums = { rows: readonly string[]; scale: readonly number[]; bias: readonly number[] }

/**
 * One sum over the words and pieces of words of a text for every row: a logistic regression each. The weights of one
 * feature stand side by side: the other way round, a turn would wait thousands of times for memory.
 */
export type WordSums = AboutSums & { weights: Int8Array }

/** Undefined if there are none, or if they were made for other rows. */
export function readWordSums(folder: string, file: string, rows: readonly string[]): WordSums | undefined {
  try {
    const about: AboutSums = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'))
    const bytes = readFileSync(join(folder, `${file}.int8`))
    const isOurs = about.rows.length === rows.length && about.rows.every((row, at) => row === rows[at])
    if (!isOurs || bytes.length !== rows.length * buckets) return undefined
    return { ...about, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) }
  } catch {
    return undefined
  }
}

/** The log odds of every row. */
export function sumsOf(sums: WordSums, text: string): number[] {
  return sumsOver(sums, featuresOf(text))
}

function sumsOver({ rows, weights, scale, bias }: WordSums, features: Uint32Array): number[] {
  const sums = new Float64Array(rows.length)
  for (const feature of features) {
    const start = feature * rows.length
    for (let row = 0; row < rows.length; row += 1) sums[row] = (sums[row] ?? 0) + (weights[start + row] ?? 0)
  }
  // A long text has more pieces; without this it would be surer of everything.
  const size = 1 / Math.sqrt(features.length)
  return rows.map((_, row) => (sums[row] ?? 0) * size * (scale[row] ?? 0) + (bias[row] ?? 0))
}
