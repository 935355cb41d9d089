import { crisisHelp } from './countries.ts'
import type { CrisisCountry } from './guess-country.ts'

/** Every number and address on a country's list, with its owner. A reply may name no others. */
export function numbersOf(country: CrisisCountry): readonly string[] {
  const help = crisisHelp.find((one) => one.country === country)
  if (!help) return []
  const lines = help.lines.map(({ name, href }) => `${name}: ${href.replace(/^(?:tel|sms|https?):(?:\/\/)?/, '')}`)
  return [`Emergency: ${help.emergency.number}`, ...lines]
}
