import type { CrisisCountry } from '#rules/crisis-countries.ts'
import type { CrisisLine } from '../crisis.ts'
import { findAHelpline } from '../line.ts'
import { byService, type Checked, type Checks } from './checked.ts'
import { englishChecks } from './english.ts'
import { partlyEnglishChecks } from './english-more.ts'
import { frenchAndGermanChecks } from './french-german.ts'
import { portugueseAndItalianChecks } from './portuguese-italian.ts'
import { spanishChecks } from './spanish.ts'

/**
 * What each line of `countries/` was checked against. Kept apart from the lines, which are loaded wherever somebody may
 * need one, while few people ask for this.
 */
export const lineChecks: Checks = {
  ...englishChecks,
  ...partlyEnglishChecks,
  ...spanishChecks,
  ...frenchAndGermanChecks,
  ...portugueseAndItalianChecks,
}

const ofDirectory = byService('https://findahelpline.com/AU', '2026-11-17')

export function checkOf(country: CrisisCountry, { label }: Pick<CrisisLine, 'label'>): Checked | undefined {
  return label === findAHelpline.label ? ofDirectory : lineChecks[country]?.[label]
}
