import type { CrisisCountry } from '#rules/crisis-countries.ts'

/**
 * How a number was checked before it was added: against a stored copy of the service's own page or another
 * organization's, on this day (YYYY-MM-DD). Nobody has dialed them for this list. A line without such a page is left out.
 */
export type Checked = { how: 'service' | 'other'; source: string; on: string }

/** By country, and by the label of the line's button. */
export type Checks = Partial<Record<CrisisCountry, Readonly<Record<string, Checked>>>>

// Every line states its own day, so that no date stands in for another line.
export const byService = (source: string, on: string): Checked => ({ how: 'service', source, on })
export const byOther = (source: string, on: string): Checked => ({ how: 'other', source, on })
