import type { CrisisCountry } from '#rules/crisis-countries.ts'

/** How a number was compared before it was written here. No one has dialed them for this list. */
export type Checked =
  /** With a stored copy of the service's own page or of another organization's; on a day written YYYY-MM-DD. */
  | { how: 'service' | 'other'; source: string; on: string }
  /** With none. The source is the service's own, to compare it with. */
  | { how: 'none'; source: string }

export type CrisisLine = {
  name: string
  how: 'text' | 'chat' | 'call' | 'web'
  /** What the button says, so that nobody has to work out what a tap will do. */
  label: string
  href: string
  detail: string
  hours: string
  /** Costs nothing and answers at any hour, so that a reply may say so in one breath. */
  isAlwaysFree: boolean
  /** The line of children and teenagers. */
  isForYoung?: true
  checked: Checked
}

export type CrisisHelp = {
  country: CrisisCountry
  countryName: string
  /** The button dials one number; `number` names every number that works. */
  emergency: { label: string; href: string; number: string }
  lines: readonly CrisisLine[]
}
