import { type CrisisCountry, crisisCountries } from '#rules/crisis-countries.ts'

export type { CrisisCountry }

type Hints = {
  /** As in `navigator.languages`: in the person's order of preference. */
  languages: readonly string[]
  /** As the device names it; undefined if it does not. */
  timeZone: string | undefined
}

type ZonePattern = { country: CrisisCountry; zones: RegExp }

/** Cities whose time zones belong to these countries. Names that could mean several countries are left out on purpose. */
const zonePatterns: readonly ZonePattern[] = [
  { country: 'UK', zones: /^(Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB|GB-Eire)$/ },
  { country: 'IE', zones: /^(Europe\/Dublin|Eire)$/ },
  { country: 'DE', zones: /^Europe\/(Berlin|Busingen)$/ },
  { country: 'AT', zones: /^Europe\/Vienna$/ },
  { country: 'CH', zones: /^Europe\/Zurich$/ },
  { country: 'FR', zones: /^Europe\/Paris$/ },
  { country: 'BE', zones: /^Europe\/Brussels$/ },
  { country: 'LU', zones: /^Europe\/Luxembourg$/ },
  { country: 'IT', zones: /^Europe\/Rome$/ },
  { country: 'ES', zones: /^(Europe\/Madrid|Africa\/Ceuta|Atlantic\/Canary)$/ },
  { country: 'PT', zones: /^(Europe\/Lisbon|Atlantic\/(Madeira|Azores)|Portugal)$/ },
  { country: 'IN', zones: /^Asia\/(Kolkata|Calcutta)$/ },
  { country: 'PK', zones: /^Asia\/Karachi$/ },
  { country: 'PH', zones: /^Asia\/Manila$/ },
  { country: 'SG', zones: /^(Asia\/Singapore|Singapore)$/ },
  { country: 'ZA', zones: /^Africa\/Johannesburg$/ },
  { country: 'NG', zones: /^Africa\/Lagos$/ },
  { country: 'KE', zones: /^Africa\/Nairobi$/ },
  { country: 'GH', zones: /^Africa\/Accra$/ },
  {
    country: 'MX',
    zones:
      /^(Mexico\/.+|America\/(Mexico_City|Cancun|Merida|Monterrey|Matamoros|Chihuahua|Ciudad_Juarez|Ojinaga|Mazatlan|Bahia_Banderas|Hermosillo|Tijuana|Ensenada|Santa_Isabel))$/,
  },
  { country: 'CO', zones: /^America\/Bogota$/ },
  {
    country: 'AR',
    zones: /^America\/(Argentina\/.+|Buenos_Aires|Cordoba|Rosario|Mendoza|Jujuy|Catamarca)$/,
  },
  { country: 'PE', zones: /^America\/Lima$/ },
  { country: 'CL', zones: /^(Chile\/.+|America\/(Santiago|Punta_Arenas|Coyhaique)|Pacific\/Easter)$/ },
  { country: 'EC', zones: /^(America\/Guayaquil|Pacific\/Galapagos)$/ },
  { country: 'DO', zones: /^America\/Santo_Domingo$/ },
  { country: 'UY', zones: /^America\/Montevideo$/ },
  { country: 'CR', zones: /^America\/Costa_Rica$/ },
  { country: 'VE', zones: /^America\/Caracas$/ },
  {
    country: 'BR',
    zones:
      /^(Brazil\/.+|America\/(Sao_Paulo|Bahia|Fortaleza|Recife|Belem|Manaus|Cuiaba|Campo_Grande|Porto_Velho|Boa_Vista|Rio_Branco|Porto_Acre|Araguaina|Maceio|Santarem|Eirunepe|Noronha))$/,
  },
  { country: 'AU', zones: /^Australia\// },
  { country: 'NZ', zones: /^(Pacific\/(Auckland|Chatham)|NZ|NZ-CHAT)$/ },
  {
    country: 'CA',
    zones:
      /^(Canada\/.+|America\/(Toronto|Montreal|Vancouver|Edmonton|Calgary|Winnipeg|Regina|Halifax|St_Johns|Moncton|Glace_Bay|Goose_Bay|Whitehorse|Dawson|Dawson_Creek|Fort_Nelson|Creston|Yellowknife|Inuvik|Cambridge_Bay|Rankin_Inlet|Resolute|Iqaluit|Pangnirtung|Thunder_Bay|Nipigon|Rainy_River|Atikokan|Blanc-Sablon|Swift_Current))$/,
  },
  {
    country: 'US',
    zones:
      /^(US\/.+|Pacific\/Honolulu|America\/(New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Menominee|Louisville|Indianapolis|Fort_Wayne|Shiprock|Kentucky\/.+|Indiana\/.+|North_Dakota\/.+))$/,
  },
]

/** Our country codes are those of language tags, with one exception. */
function countryOfRegion(region: string): CrisisCountry | undefined {
  const name = region === 'GB' ? 'UK' : region
  return crisisCountries.find((country) => country === name)
}

/**
 * Where somebody probably is. The time zone comes first, because phones everywhere are set to American English; the
 * language decides if the time zone says nothing. If neither does, "other" is safest: a wrong number is worse than
 * none.
 */
export function guessCountry({ languages, timeZone = '' }: Hints): CrisisCountry {
  const byClock = zonePatterns.find(({ zones }) => zones.test(timeZone))
  if (byClock) return byClock.country
  // A time zone in a country we have no lines for outweighs a language that names another country.
  if (mentionsPlace(timeZone)) return 'other'
  for (const language of languages) {
    const country = countryOfRegion(regionOf(language))
    if (country) return country
  }
  return 'other'
}

/** "Etc/UTC" and the like are settings, not places. */
function mentionsPlace(timeZone: string): boolean {
  return timeZone.includes('/') && !timeZone.startsWith('Etc/')
}

/** The country in a language tag: en-GB, zh-Hant-TW. */
function regionOf(language: string): string {
  return (
    language
      .split('-')
      .slice(1)
      .find((part) => /^[a-z]{2}$/i.test(part)) ?? ''
  ).toUpperCase()
}
