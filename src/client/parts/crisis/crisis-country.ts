import { useState } from 'react'
import { useIsHydrated } from '#client/platform/page/use-search.ts'
import { localStore, storageKeys } from '#client/platform/storage.ts'
import { crisisHelp } from '#content/crisis/countries.ts'
import { type CrisisCountry, guessCountry } from '#content/crisis/guess-country.ts'

/**
 * Whose crisis lines to show: chosen by hand, remembered on this device, else named in the chat, else guessed from its
 * clock and languages. Nobody is asked over the network. Null in prerendered HTML, which is the same for every country.
 */
export function useCrisisCountry(named?: CrisisCountry) {
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<CrisisCountry>()
  const country = isHydrated ? (chosen ?? findStored() ?? named ?? guessHere()) : null

  function choose(wanted: CrisisCountry) {
    localStore.write(storageKeys.crisisCountry, wanted)
    setChosen(wanted)
  }
  return { country, choose }
}

function findStored(): CrisisCountry | undefined {
  const stored = localStore.read(storageKeys.crisisCountry)
  return crisisHelp.find(({ country }) => country === stored)?.country
}

function guessHere(): CrisisCountry {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return guessCountry({ languages: navigator.languages, timeZone })
}
