import type { CrisisCountry } from '#rules/crisis-countries.ts'

/** How a number was checked before it was added. Nobody has dialed them for this list. */
export type Checked =
  /** Against a stored copy of the service's own page or another organization's, on this day (YYYY-MM-DD). */
  | { how: 'service' | 'other'; source: string; on: string }
  /** Not checked. The source is the service's own page, to check it against. */
  | { how: 'none'; source: string }

/** By country, and by the label of the line's button. */
export type Checks = Partial<Record<CrisisCountry, Readonly<Record<string, Checked>>>>

// Every line states its own day, so that no date stands in for a line that nobody checked.
export const byService = (source: string, on: string): Checked => ({ how: 'service', source, on })
export const byOther = (source: string, on: string): Checked => ({ how: 'other', source, on })
export const notCompared = (source: string): Checked => ({ how: 'none', source })
