/** Games and what is given in them, a surprise that has to be kept, a match on a dating app. */
const topics = [
  /\b(?:cousin|brother|sister|aunt\w*|uncle|gran\w*|nan|mum|mom|dad|friend|mate)s?\b[^.?!]{0,25}\b(?:gave|gives?|got|bought|buys|sent)\b[^.?!]{0,15}\b(?:skins?|robux|v-?bucks|gift ?cards?|games?|birthday)\b/i,
  /\b(?:surprise|secret santa)\b[^.?!]{0,40}\b(?:party|present|gift|trip|cake|school)\b|\b(?:party|present|gift|trip)\b[^.?!]{0,30}\bsurprise\b/i,
  /\b(?:friends?|mates?|cousin|classmates?|team)\b[^.?!]{0,30}\b(?:xbox|playstation|ps[45]|switch|game|gaming|server|fortnite|minecraft|roblox|fifa)\b|\b(?:play|playing|lose|win)\b[^.?!]{0,20}\b(?:online|game|fortnite|minecraft|roblox|fifa|round|match)\b/i,
  /\b(?:match|date|guy|girl|woman|man)\b[^.?!]{0,20}\b(?:app|hinge|bumble|tinder|grindr)\b/i,
]
const dark =
  /\b(?:hurt\w*|hit|hits|harm\w*|scar(?:ed|es|y)|afraid|frighten\w*|touch\w*|naked|nudes?|pics?|pictures?|photos?|undress\w*|die|died|dying|dead|death|kill\w*|suicid\w*|cut|cutting|alive|live|living|alone|hate\w*|cry\w*|cried|sad|worthless|nothing|nobody|never|threat\w*|force\w*|made me|stop|help|can'?t|cannot|anymore|weird|creep\w*|uncomfortable|goodbye|gone|last|give up|away|owe|pay|money|police|empty|burden|tired|wish\w*|pain|panic\w*|sick|drunk|drugs?|tablets|blood|bleed\w*|voices?|starv\w*|control\w*|allowed|lock\w*|belt|bed|bedroom|angry|yell\w*|scream\w*)\b/i

/** How many messages belong to one piece of small talk. */
const recent = 2

/**
 * True for "my cousin gave me skins for my birthday" and for a party that has to be a surprise: to the listener, gifts and
 * secrets sound like what is done to children. Not where the words of the day say more, which the rules read.
 */
export function mentionsOnlyPlay(texts: readonly string[]): boolean {
  const few = texts.slice(-recent)
  return few.some((text) => topics.some((topic) => topic.test(text))) && !few.some((text) => dark.test(text))
}
