import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { namedCountry, saysNotInUs } from '#content/crisis/named-country.ts'
import type { SafetyState } from '#rules/safety/state.ts'

/** A place they named counts for the whole danger: somebody who was in Leeds eight messages ago still is. */
export function countryOf(texts: readonly string[], state: SafetyState, guessed: CrisisCountry): CrisisCountry {
  const known = namedCountry(texts) ?? state.country ?? guessed
  return known === 'US' && saysNotInUs(texts) ? 'other' : known
}
