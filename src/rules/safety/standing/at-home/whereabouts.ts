/**
 * Where the person is who lives with somebody they may have to fear. "I'm away from them" and "he's at work" can be said
 * on their own couch, and whoever has only an hour to themselves has not fled.
 */
const they = String.raw`(?:he|she|they|(?:my |the )?(?:\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc[eé]e?|ex|mum|mom|dad|father|mother|parents|brother|stepdad|stepmom))`

const out = new RegExp(
  String.raw`\b${they}(?:'?s| is|'?re| are| was| were| has| have|'?ll be)? (?:(?:just|still|already|probably|all|now|gone|going|always|usually|both|only|still|headed|went|drove|stepped) ){0,2}(?:out\b(?! (?:on me|of (?:control|line|his|her|their|my)|cold|loud))|away\b|gone\b(?! (?:crazy|mad|mental|off|ballistic|too far))|at (?:his |her |their )?(?:work|the (?:pub|bar|gym|shop|store|office|game)|school|church|practice|training)|not (?:here|home|back|in)\b|on (?:a |his |her )?(?:shift|business trip|trip)|working\b|left\b(?! (?:me|a|an|it|my|the|marks?|bruis\w*))|works (?:till|until|nights|days))`,
  'i',
)
const alone =
  /\b(?:just|only) me (?:here|at home|in the house)\b|\b(?:home|here) (?:alone|by myself|on my own)\b|\b(?:alone|by myself|on my own) (?:here|at home|in the (?:house|flat|apartment)|till|until)\b|\bi(?:'?m| am) (?:still |back |just )*(?:at )?home\b|\bi live here\b|\b(?:nobody|no ?one) (?:ran|left|fled)\b|\bi (?:didn'?t|did not|haven'?t|have not) (?:left|leave|run|ran|flee|fled|go|gone) ?(?:away|anywhere|home|him|her|them)?\b/i
const left = new RegExp(
  [
    String.raw`\bi(?:'?ve| have)? (?:just |finally |already |have )*(?:ran|run|fled|escaped|got (?:out|away)|gotten out|walked out|moved out|snuck out|sneaked out|climbed out|drove (?:off|away)|took off|made it out|managed to get (?:out|away))\b`,
    String.raw`\bi(?:'?ve| have)? (?:just |finally |already )*left (?:(?:him|her|them)\b(?! (?:a|alone|on|in|to|at|with|some\w*|dinner|his|her)\b)|(?:the |our |his |her |their )?(?:house|home|flat|apartment|place)\b|(?:last night|this morning|tonight|today|yesterday|just now|an? hour ago)\b)`,
    String.raw`\b(?:(?:i(?:'?m| am)|we(?:'?re| are)|im|am|staying|sleeping|got) (?:\w+ ){0,2}?|(?:away from|not with) (?:him|her|them)(?: now)?,? (?:and )?)(?:at|in|to|with|round at|over at) (?:my |a |the |an? )?(?:\w+ )?(?:(?:mum|mom|mother|dad|father|parents?|sister|brother|friend|mate|cousin|aunt\w*|uncle|gran\w*|neighbou?r|colleague|coworker)(?:'s|s'|s)?(?: (?:house|place|flat|apartment|couch))?(?=$|[\s,.;!])|shelter|refuge|safe house|police station|hotel|motel|hospital|library|gas station)`,
    String.raw`\b(?:i(?:'?m| am)|im) (?:out|somewhere else|somewhere safe|not there any ?more|gone)\b(?! of (?:ideas|words|here|it))|\b(?:i(?:'?m| am)|im) (?:out of|away from) (?:there|the (?:house|flat|apartment)|that (?:house|place))|\bgot out\b`,
  ].join('|'),
  'i',
)
/** "I'm away from them": it says nothing of where. */
const apart =
  /\b(?:i(?:'?m| am)|im|we(?:'?re| are)|am) (?:\w+ )?(?:away from|nowhere near|not near|far from|not with) (?:him|her|them|my \w+)\b/i

const plain = (text: string) => text.replaceAll(/[’‘]/g, "'")

/** They have left or fled, or they are where they live. What was said last counts; undefined if neither was said. */
export function whereaboutsOf(texts: readonly string[]): 'left' | 'home' | undefined {
  for (const text of texts.toReversed().map(plain)) {
    // "He's out and I got away": the one who got away is the one who writes.
    if (alone.test(text)) return 'home'
    if (left.test(text)) return 'left'
    if (out.test(text)) return 'home'
  }
  return undefined
}

/** "He's at work till six", "they're out for now". */
export function saysTheyAreOut(message: string): boolean {
  return out.test(plain(message))
}

/** "I'm away from them now", and nothing about where they are. */
export function saysOnlyApart(message: string): boolean {
  return apart.test(plain(message)) && whereaboutsOf([message]) === undefined
}

const back =
  /\b(?:till|til|until|'till|back (?:at|by|around|before)|home (?:at|by|around|before)|returns? (?:at|by)|done at|off at)\s+(?:about |around |like |maybe )?(\d{1,2}(?::\d\d)?(?:\s?(?:am|pm)\b)?|noon|midnight|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/i

/** "before 6", or "before they're back": when the phone may be looked at again. */
export function beforeTheyAreBack(texts: readonly string[]): string {
  const told = texts.map(plain).findLast((text) => out.test(text) && back.test(text))
  const hour = told && back.exec(told)?.[1]?.trim().toLowerCase()
  return hour ? `before ${hour}` : 'before they’re back'
}
