import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DangerKind, dangerKinds } from '#rules/coach/heard.ts'
import type { HeardForeign } from '#rules/safety/languages/heard-foreign.ts'
import type { Language } from '#rules/safety/state.ts'
import { buckets, featuresOf } from './text-features.ts'

/**
 * Recognises danger in languages that the listener never learned, by the words and pieces of words that native speakers
 * use. It is one sum over the pieces for every name below; made by `training/languages/fit-languages.ts`.
 */
export type ForeignEar = (text: string) => HeardForeign | undefined

export const earLanguages = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const satisfies readonly Language[]
/** One row of weights for each. */
export const earRows: readonly string[] = [...earLanguages, 'danger', 'other', ...dangerKinds]

/** `scale` turns a row's small whole numbers back into its weights. */
export type AboutEar = { rows: readonly string[]; scale: readonly number[]; bias: readonly number[] }
export type EarWeights = AboutEar & { weights: Int8Array }

/** From this likelihood on, the text is taken to be in that language. */
const surely = 0.9

/** Undefined if there is none, or if it was made for other rows. */
export function readForeignEar(folder: string): ForeignEar | undefined {
  try {
    const about: AboutEar = JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'))
    const bytes = readFileSync(join(folder, 'languages.int8'))
    const isOurs = about.rows.length === earRows.length && about.rows.every((row, at) => row === earRows[at])
    if (!isOurs || bytes.length !== earRows.length * buckets) return undefined
    return createForeignEar({ ...about, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) })
  } catch {
    return undefined
  }
}

export function createForeignEar(ear: EarWeights): ForeignEar {
  return (text) => {
    const values = valuesOf(ear, text)
    const languages = shares(earLanguages.map((_, at) => values[at] ?? 0))
    const [danger = 0, other = 0, ...kinds] = values.slice(earLanguages.length)
    const at = languages.findIndex((share) => share >= surely)
    const language = earLanguages[at]
    if (language === undefined || language === 'en') return undefined
    return { language, danger: share(danger), other: share(other), kind: likeliest(kinds) }
  }
}

function valuesOf({ weights, scale, bias }: EarWeights, text: string): number[] {
  const features = featuresOf(text)
  // A long text has more pieces; without this it would be surer of everything.
  const size = 1 / Math.sqrt(features.length)
  return earRows.map((_, row) => {
    let sum = 0
    for (const feature of features) sum += weights[row * buckets + feature] ?? 0
    return sum * size * (scale[row] ?? 0) + (bias[row] ?? 0)
  })
}

function share(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

/** Of several that exclude each other. */
function shares(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - most))
  const sum = powers.reduce((all, power) => all + power, 0)
  return powers.map((power) => power / sum)
}

function likeliest(values: readonly number[]): DangerKind {
  const most = values.indexOf(Math.max(...values))
  return dangerKinds[most] ?? 'suicide'
}
