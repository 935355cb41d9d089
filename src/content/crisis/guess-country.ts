import type { CrisisHelp } from './crisis.ts'

export type CrisisCountry = CrisisHelp['country']

type Hints = {
  /** As `navigator.languages` gives them: the person's own order. */
  languages: readonly string[]
  /** As the device names it; undefined where it does not. */
  timeZone: string | undefined
}

type ZonePattern = { country: CrisisCountry; zones: RegExp }

/** Cities whose clocks are set in these countries. Names that mean several countries are left out on purpose. */
const zonePatterns: readonly ZonePattern[] = [
  { country: 'UK', zones: /^(Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB|GB-Eire)$/ },
  { country: 'IE', zones: /^(Europe\/Dublin|Eire)$/ },
  { country: 'DE', zones: /^Europe\/(Berlin|Busingen)$/ },
  { country: 'FR', zones: /^Europe\/Paris$/ },
  { country: 'IN', zones: /^Asia\/(Kolkata|Calcutta)$/ },
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

const byRegion: ReadonlyMap<string, CrisisCountry> = new Map<string, CrisisCountry>([
  ['US', 'US'],
  ['CA', 'CA'],
  ['GB', 'UK'],
  ['IE', 'IE'],
  ['AU', 'AU'],
  ['NZ', 'NZ'],
  ['IN', 'IN'],
  ['DE', 'DE'],
  ['FR', 'FR'],
])

/**
 * Where somebody probably is. The clock comes first, because phones everywhere speak American English; the language
 * counts where the clock says nothing. Where both are silent, "other" promises least: a wrong number is worse than none.
 */
export function guessCountry({ languages, timeZone = '' }: Hints): CrisisCountry {
  const byClock = zonePatterns.find(({ zones }) => zones.test(timeZone))
  if (byClock) return byClock.country
  // A clock in a place we know no lines for outweighs a language that names a country far away.
  if (namesPlace(timeZone)) return 'other'
  for (const language of languages) {
    const country = byRegion.get(regionOf(language))
    if (country) return country
  }
  return 'other'
}

/** "Etc/UTC" and the like are settings, not places. */
function namesPlace(timeZone: string): boolean {
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
