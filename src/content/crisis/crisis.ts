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

/** The button dials one number; `number` names every number that works. */
export type Emergency = {
  label: string
  href: string
  number: string
  /** For violence, where the number on the button reaches an ambulance only. */
  police?: string
  /** For a body in danger, where the number on the button reaches the police first. */
  ambulance?: string
}

export type CrisisHelp = {
  country: CrisisCountry
  countryName: string
  emergency: Emergency
  lines: readonly CrisisLine[]
}
