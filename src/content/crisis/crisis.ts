export type CrisisLine = {
  name: string
  how: 'text' | 'call' | 'web'
  /** What the button says, so that nobody has to work out what a tap will do. */
  label: string
  href: string
  detail: string
  hours: string
  /** Costs nothing and answers at any hour, so that a reply may say so in one breath. */
  isAlwaysFree: boolean
}

export type CrisisHelp = {
  country: 'US' | 'CA' | 'UK' | 'IE' | 'AU' | 'NZ' | 'IN' | 'DE' | 'FR' | 'other'
  countryName: string
  /** The button dials one number; `number` names every number that works. */
  emergency: { label: string; href: string; number: string }
  lines: readonly CrisisLine[]
  /** YYYY-MM-DD. A wrong number here is worse than none: check again before moving the date. */
  lastVerified: string
}
