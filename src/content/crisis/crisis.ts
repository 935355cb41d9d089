import type { CrisisCountry } from '#rules/crisis-countries.ts'

export type CrisisLine = {
  name: string
  how: 'text' | 'chat' | 'call' | 'web'
  /** What the button says, so that nobody has to work out what a tap will do. */
  label: string
  href: string
  detail: string
  hours: string
  /** Free and open around the clock, so that a reply can say both together. */
  isAlwaysFree: boolean
  /** A line for children and teenagers. */
  isForYoung?: true
}

export type CrisisHelp = {
  country: CrisisCountry
  countryName: string
  /** The button dials one number; `number` names every number that works. */
  emergency: { label: string; href: string; number: string }
  lines: readonly CrisisLine[]
}
