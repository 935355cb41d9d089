import type { CrisisCountry } from '#rules/crisis-countries.ts'
import type { CrisisLine } from '../crisis.ts'

/** Lines for one kind of danger. They come in addition to the general lines of `countries.ts`. */
export type SpecialTopic = 'abuse' | 'assault' | 'poison'

export type SpecialLine = CrisisLine & { topic: SpecialTopic; country: CrisisCountry }

export function of(country: CrisisCountry, topic: SpecialTopic, ...lines: readonly CrisisLine[]): SpecialLine[] {
  return lines.map((line) => ({ ...line, country, topic }))
}
