import { useState } from 'react'
import { useIsHydrated } from '#client/platform/page/use-search.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { chosenCountry, countryHere, keepCountry } from './country-here.ts'

/**
 * The country for crisis lines: chosen by hand and remembered on this device, or else named in the chat, or else
 * guessed. Null in prerendered HTML, which is the same for every country.
 */
export function useCrisisCountry(named?: CrisisCountry) {
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<CrisisCountry>()
  const country = isHydrated ? (chosen ?? chosenCountry() ?? named ?? countryHere()) : null

  function choose(wanted: CrisisCountry) {
    keepCountry(wanted)
    setChosen(wanted)
  }
  return { country, choose }
}
