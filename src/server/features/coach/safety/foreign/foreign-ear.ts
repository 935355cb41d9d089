import { type DangerKind, dangerKinds } from '#rules/coach/heard.ts'
import type { HeardForeign } from '#rules/safety/languages/heard-foreign.ts'
import type { Language } from '#rules/safety/state.ts'
import { readWordSums, sumsOf, type WordSums } from '../../word-sums/word-sums.ts'

/**
 * Recognises danger in languages that the listener never learned, by the words and pieces of words that native speakers
 * use. It is one sum over the pieces for every name below; made by `training/languages/fit-languages.ts`.
 */
export type ForeignEar = (text: string) => HeardForeign | undefined

export const earLanguages = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const satisfies readonly Language[]
/** One row of weights for each. */
export const earRows: readonly string[] = [...earLanguages, 'danger', 'other', ...dangerKinds]

/** From this likelihood on, the text is taken to be in that language. */
const surely = 0.9

/** Undefined if there is none, or if it was made for other rows. */
export function readForeignEar(folder: string): ForeignEar | undefined {
  const sums = readWordSums(folder, 'languages', earRows)
  return sums && createForeignEar(sums)
}

function createForeignEar(sums: WordSums): ForeignEar {
  return (text) => {
    const values = sumsOf(sums, text)
    const languages = shares(earLanguages.map((_, at) => values[at] ?? 0))
    const [danger = 0, other = 0, ...kinds] = values.slice(earLanguages.length)
    const at = languages.findIndex((share) => share >= surely)
    const language = earLanguages[at]
    if (language === undefined || language === 'en') return undefined
    return { language, danger: share(danger), other: share(other), kind: likeliest(kinds) }
  }
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
