import type { CrisisCountry } from '#rules/crisis-countries.ts'

/** How a number was compared before it was written here. No one has dialed them for this list. */
export type Checked =
  /** With a stored copy of the service's own page or of another organization's; on a day written YYYY-MM-DD. */
  | { how: 'service' | 'other'; source: string; on: string }
  /** With none. The source is the service's own, to compare it with. */
  | { how: 'none'; source: string }

/** By country, and by what the line's button says. */
export type Checks = Partial<Record<CrisisCountry, Readonly<Record<string, Checked>>>>

// Each line gives its own day, YYYY-MM-DD: a date never stands for another line, and none for one nobody compared.
export const byService = (source: string, on: string): Checked => ({ how: 'service', source, on })
export const byOther = (source: string, on: string): Checked => ({ how: 'other', source, on })
export const notCompared = (source: string): Checked => ({ how: 'none', source })
