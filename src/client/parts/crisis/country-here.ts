import { localStore, storageKeys } from '#client/platform/storage.ts'
import { deviceTimeZone } from '#client/platform/time-zone.ts'
import { type CrisisCountry, guessCountry } from '#content/crisis/guess-country.ts'
import { crisisCountries } from '#rules/crisis-countries.ts'

/** Chosen by hand on this device. */
export function chosenCountry(): CrisisCountry | undefined {
  const stored = localStore.read(storageKeys.crisisCountry)
  return crisisCountries.find((country) => country === stored)
}

export function keepCountry(country: CrisisCountry) {
  localStore.write(storageKeys.crisisCountry, country)
}

/** Guessed from this device's time zone and languages, without any request. */
export function countryHere(): CrisisCountry {
  return guessCountry({ languages: navigator.languages, timeZone: deviceTimeZone() })
}
