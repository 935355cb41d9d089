import type { CrisisCountry } from '#rules/crisis-countries.ts'

/** What people call the places they live in. Ambiguous names ("Georgia") are left out on purpose. */
const places: readonly (readonly [CrisisCountry, string])[] = [
  [
    'UK',
    'uk|u\\.k\\.|united kingdom|great britain|britain|england|scotland|wales|northern ireland|london|manchester|birmingham uk|leeds|liverpool|glasgow|edinburgh|bristol|sheffield|cardiff|belfast|nottingham|leicester|coventry|newcastle|oxford|brighton',
  ],
  [
    'US',
    'us|u\\.s\\.|usa|u\\.s\\.a\\.|united states|america|the states|new york|nyc|california|los angeles|chicago|texas|houston|dallas|florida|miami|boston|seattle|atlanta|san francisco|philadelphia|ohio|michigan|washington dc',
  ],
  [
    'CA',
    'canada|toronto|vancouver|montreal|ottawa|calgary|edmonton|winnipeg|ontario|quebec|alberta|british columbia|nova scotia|halifax',
  ],
  ['IE', 'ireland|republic of ireland|dublin|cork|galway|limerick'],
  ['AU', 'australia|sydney|melbourne|brisbane|adelaide|canberra|queensland|western australia'],
  ['NZ', 'new zealand|nz|auckland|wellington|christchurch|aotearoa'],
  ['IN', 'india|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|kerala'],
  ['ZA', 'south africa|johannesburg|joburg|cape town|durban|pretoria'],
  ['NG', 'nigeria|lagos|abuja|ibadan|kano|port harcourt|enugu|benin city'],
  ['KE', 'kenya|nairobi|mombasa|kisumu'],
  ['GH', 'ghana|accra|kumasi'],
  ['PH', 'the philippines|philippines|manila|cebu|davao|quezon city'],
  ['PK', 'pakistan|karachi|lahore|islamabad|rawalpindi|faisalabad'],
  ['SG', 'singapore'],
  ['ES', 'spain|madrid|barcelona|sevilla|seville'],
  ['MX', 'mexico|mexico city|guadalajara|monterrey|tijuana'],
  ['CO', 'colombia|bogota|medellin|cali colombia'],
  ['AR', 'argentina|buenos aires'],
  ['PE', 'peru|lima'],
  ['CL', 'chile|santiago de chile'],
  ['EC', 'ecuador|quito|guayaquil'],
  ['DO', 'the dominican republic|dominican republic|santo domingo'],
  ['UY', 'uruguay|montevideo'],
  ['CR', 'costa rica'],
  ['VE', 'venezuela|caracas'],
  ['FR', 'france|paris|lyon|marseille|toulouse'],
  ['BE', 'belgium|brussels|antwerp|ghent'],
  ['LU', 'luxembourg|luxemburg'],
  ['CH', 'switzerland|zurich|geneva|basel|bern|lausanne'],
  ['DE', 'germany|berlin|munich|hamburg|frankfurt|cologne'],
  ['AT', 'austria|vienna|graz|salzburg'],
  ['BR', 'brazil|sao paulo|rio de janeiro|rio'],
  ['PT', 'portugal|lisbon|porto'],
  ['IT', 'italy|rome|milan|naples|turin'],
  [
    'other',
    'poland|warsaw|krakow|ukraine|kyiv|russia|moscow|china|beijing|shanghai|hong kong|taiwan|taipei|japan|tokyo|osaka|south korea|korea|seoul|vietnam|hanoi|thailand|bangkok|malaysia|kuala lumpur|indonesia|jakarta|bangladesh|dhaka|sri lanka|colombo|nepal|kathmandu|afghanistan|kabul|iran|tehran|iraq|baghdad|syria|lebanon|beirut|israel|tel aviv|saudi arabia|riyadh|the emirates|uae|dubai|abu dhabi|qatar|doha|kuwait|egypt|cairo|morocco|casablanca|algeria|tunisia|libya|sudan|ethiopia|addis ababa|somalia|uganda|kampala|tanzania|rwanda|kigali|zambia|lusaka|zimbabwe|harare|botswana|namibia|angola|mozambique|cameroon|senegal|dakar|ivory coast|sierra leone|liberia|the gambia|togo|benin|mali|burkina faso|congo|drc|madagascar|sweden|stockholm|norway|oslo|denmark|copenhagen|finland|helsinki|iceland|the netherlands|netherlands|holland|amsterdam|rotterdam|czech republic|czechia|czech|prague|brno|ostrava|slovakia|hungary|budapest|romania|bucharest|bulgaria|sofia|greece|athens|serbia|belgrade|croatia|zagreb|slovenia|bosnia|albania|estonia|latvia|lithuania|turkey|istanbul|ankara|cyprus|malta|jamaica|trinidad|haiti|cuba|puerto rico|guatemala|honduras|el salvador|nicaragua|panama|bolivia|paraguay|armenia|azerbaijan|kazakhstan|uzbekistan',
  ],
]

/** Where the person is, as opposed to where they come from, have been, or know somebody. */
const being =
  "(?:\\bi(?:'?m| am)?(?: \\w+)? (?:now |currently |still |actually |just )?(?:living|live|stay|staying|study|studying|work|working|based|located|moved|arrived|came)(?: (?:now|here|all alone|alone))? (?:here )?(?:in|at|to)|\\bi(?:'?m| am)(?: (?:\\w+ ){0,2}here)?(?: now| currently| actually| not in the \\w+,? i'?m)? in|\\bim(?: (?:\\w+ ){0,2}here)?(?: now)? in|\\b(?:student|alone|living|new|foreigner|immigrant)(?: here)? in|\\bhere in|\\bi(?:'?m| am)(?: \\w+)? in my (?:own )?(?:bed|room|house|flat|apartment|car|office|kitchen) in|\\bwe(?:'re| are| live) (?:living )?in|\\bmy country is)"

const saysWhere = new RegExp(being, 'i')

const patterns = places.map(([country, names]) => ({
  country,
  pattern: new RegExp(
    `${being} (?:the )?(?:city of |north |south |west |east |central |northern |southern )?(?:${names})\\b(?!['’]s\\b)`,
    'gi',
  ),
}))

/** "Birmingham uk not america": the place without saying that they are in it. */
const notAmerica = places.map(([country, names]) => ({
  country,
  pattern: new RegExp(
    `\\b(?:${names})\\b,? (?:and |so )?not (?:in )?(?:the )?(?:us|usa|u\\.s\\.|states|america|american)\\b`,
    'i',
  ),
}))

/** "It's 999 here": the number tells where. A British word beside it rules out the other countries that use it. */
const ownNumbers: readonly (readonly [CrisisCountry, RegExp])[] = [
  ['UK', /\b(?:it'?s|its|we (?:have|use|dial|call|ring))? ?999\b[^.!?]{0,12}\bhere\b|\bhere\b[^.!?]{0,12}\b999\b/i],
  ['AU', /\b000\b[^.!?]{0,12}\bhere\b|\bhere\b[^.!?]{0,12}\b000\b/i],
]
const british = /\b(?:mum|mums|nan|nans|a&e|gp|nhs|uni|flatmate|gcses?|a-levels?|summat|innit)\b/i

/** "988 is an American number", "911 is America", "here it's 112": they are not in America, wherever they are. */
const notThere =
  /\b(?:988|911)\b[^.!?]{0,25}\b(?:is|its|it's|are|thats|that's)\b[^.!?]{0,12}\bamerica|\bamerican numbers?\b|\b(?:still|number|numbers) american\b|\b(?:here|we)\b[^.!?]{0,14}\b(?:is|its|it's|have|use|call|dial)\b[^.!?]{0,8}\b112\b|\bnot in (?:the )?(?:us|usa|states|america)\b/i

/** They say that American numbers do not work for them. */
export function saysNotInUs(messages: readonly string[]): boolean {
  return messages.some((message) => notThere.test(message.replaceAll('’', "'")))
}

/** The last country somebody said they are in; "other" if we have no lines for it. Undefined if they named none. */
export function namedCountry(messages: readonly string[]): CrisisCountry | undefined {
  for (const message of messages.toReversed()) {
    const text = message.replaceAll('’', "'")
    // Few messages say where somebody is, and searching each for every place name would take milliseconds.
    const instead = /\bnot\b/i.test(text) ? notAmerica.find(({ pattern }) => pattern.test(text)) : undefined
    if (instead) return instead.country
    const byNumber = ownNumbers.find(([, pattern]) => pattern.test(text))?.[0]
    if (byNumber && (byNumber !== 'UK' || messages.some((one) => british.test(one)))) return byNumber
    if (!saysWhere.test(text)) continue
    const found = patterns
      .flatMap(({ country, pattern }) => [...text.matchAll(pattern)].map(({ index }) => ({ country, index })))
      .toSorted((a, b) => b.index - a.index)[0]
    if (found) return found.country
  }
  return undefined
}
