/**
 * Somebody who hurts themselves says what it does for them, or that it is not much: "it helps when my head's too loud",
 * "it's only scratches", "everyone does it". Meant to calm us, and it tells that they do it.
 */
export type HarmTold = 'helps' | 'small' | 'common'

const it = String.raw`\b(?:it|that|this|doing it|which|cutting|scratching|burning|the (?:pain|sting|scratching|cutting))`

const patterns: Readonly<Record<HarmTold, RegExp>> = {
  small: new RegExp(
    [
      String.raw`\b(?:only|just|barely|hardly|tiny|little|small|light|few|couple of|surface) (?:\w+ ){0,3}(?:scratch(?:es|ing)?|cuts?|nicks?|scrapes?|grazes?|(?:marks?|lines?) (?:\w+ ){0,2}on my (?:\w+ )?(?:arms?|legs?|wrists?|thighs?|hips?|stomach|skin))\b`,
      String.raw`\b(?:not|isn'?t|aren'?t|never|hardly|barely|nothing) (?:\w+ ){0,3}(?:deep|bleed(?:s|ing)?|draws? blood|proper cut(?:s|ting)?|real cut(?:s|ting)?|actual cut(?:s|ting)?)\b`,
      String.raw`\b(?:doesn'?t|dont|don'?t|does not|do not|didn'?t) (?:even |really |ever )*(?:bleed|go deep|draw blood|leave (?:a )?(?:marks?|scars?)|break the skin)\b`,
      String.raw`\b(?:barely|hardly) (?:even )?(?:bleeds?|breaks? the skin|leaves? a mark|a scratch)\b`,
    ].join('|'),
    'i',
  ),
  common: new RegExp(
    [
      String.raw`\b(?:everyone|everybody|every ?one|loads of (?:people|girls|us|kids)|lots of (?:people|girls|kids)|half (?:of )?(?:my|the) (?:year|class|school|form|friends)|all my (?:friends|mates)|most (?:people|girls|of us)|(?:other )?people|my (?:friends|mates)) (?:\w+ ){0,2}(?:does|do) (?:it|that|this)\b`,
      String.raw`\b(?:it'?s|its|that'?s|thats) (?:like |just |really |so |pretty |quite )*(?:normal|common) (?:these days|nowadays|now|at my school|in my year|at our school|tho|though)?`,
    ].join('|'),
    'i',
  ),
  helps: new RegExp(
    [
      String.raw`${it}(?:'?s)? (?:just |only |kind of |kinda |sort of |sorta |really |actually |does |literally |genuinely )*(?:helps?|calms?|relaxes|soothes?|settles|grounds|numbs?|distracts?|quiets?|quietens?|stops?|takes|shuts|turns|gets|lets|makes|brings|gives)(?: (?:me|my|it|the|everything|all|a|some|off|out|down|up|go)\b| when\b| with\b| to\b| if\b| for\b| tho\b| though\b|[ ,.!]*$)`,
      String.raw`\b(?:helps?|calms?|numbs?|settles|grounds|distracts) me\b`,
      String.raw`\b(?:it'?s|its|it is|like) (?:just |kind of |kinda |like |my |the |a |an |only )*(?:release|relief|coping|outlet|off switch|way to (?:cope|deal|calm|let|get|feel)|how i (?:cope|deal|calm|get)|only (?:thing|way)|something (?:to|i can) (?:feel|control))\b`,
      String.raw`\b(?:so|to|just to|only to) (?:i can |i )?(?:feel (?:something|anything|better|less|real|ok(?:ay)?|in control)|calm (?:myself |me )?down|cope|let it (?:all )?out|get it out|switch off|quiet(?:en)? (?:it|my|everything)|make it (?:quiet|stop|go quiet|quieter))\b`,
      String.raw`\b(?:only|one) thing (?:that |which )?(?:helps|works|calms|stops)\b`,
    ].join('|'),
    'i',
  ),
}

/** They say that it no longer does, or does not. */
const doesNot =
  /\b(?:doesn'?t|does not|dont|don'?t|didn'?t|never|nothing|not|no longer|stopped) (?:\w+ )?(?:helps?|helping|calms?|works?|working|enough)\b/i

/** Something else than the hurting helps: music, a walk, talking here. */
const somethingElse =
  /\b(?:music|songs?|singing|drawing|running|walking|a walk|gym|breathing|talking|you|this chat|writing|my (?:dog|cat|friend|mate|sister|brother|mum|mom|dad)|poem|game|gaming|sleep(?:ing)?|shower|tea|ice) (?:\w+ )?(?:helps?|calms?|works?|settles)\b/i

/** Scratches that have another cause. */
const accident =
  /\b(?:cats?|kitten|dog|puppy|brambles?|thorns?|rose ?bush|hedge|football|rugby|netball|hockey|fell|tripped|bike|skateboard|climbing|oven|iron|hob|mosquitos?|midges|eczema|rash|itch\w*|shav(?:e|ing)|car|paint)\b/i

const order = ['small', 'common', 'helps'] as const

/** The most reassuring thing they say of it, because that is what the reply must not wave through. */
export function readHarmTold(message: string): HarmTold | undefined {
  const text = message.replaceAll('’', "'")
  return order.find(
    (name) =>
      patterns[name].test(text) &&
      !(name === 'small' && accident.test(text)) &&
      !(name === 'helps' && (doesNot.test(text) || somethingElse.test(text))),
  )
}

const notDeep =
  /\b(?:not|isn'?t|aren'?t|isnt|arent|wasn'?t|nothing|never|no) (?:\w+ ){0,2}(?:deep|fresh|open|new|bleeding)\b|\bno (?:new|fresh|open)\b|\bstopped bleeding\b/gi
const wound =
  /\b(?:deep(?:er)?|gap(?:es?|ing)|still bleeding|bleeding (?:a lot|loads|badly|through|everywhere|now|right now|quite)|(?:won'?t|wont|doesn'?t|not) stop(?:ped|ping)? bleeding|stitches|fresh|open(?:ed)? (?:up|again)|infected|pus|hot and red|red and hot|need(?:s)? (?:a doctor|seeing|looking at)|(?:just|again) (?:did|done) it|did it (?:again|just now|tonight|today|an hour ago|before)|done it (?:again|just now|tonight|today)|(?:cut|scratched|burned|burnt) (?:myself |it |them )?(?:again|just now|tonight|this evening))\b/i
const more =
  /\b(?:(?:getting|got|gets|gone) (?:\w+ )?(?:worse|deeper)|more (?:and more|than (?:usual|before))|every (?:single )?day now|(?:might|going to|gonna) do it (?:again )?(?:tonight|later))\b/i

const plain = (message: string) => message.replaceAll('’', "'").replaceAll(notDeep, ' ')

/** A deep or fresh wound. */
export function tellsOfWound(message: string): boolean {
  return wound.test(plain(message))
}

/** A wound, or more of it than before: the talk does not turn to other things yet. */
export function tellsOfGraverHarm(message: string): boolean {
  return tellsOfWound(message) || more.test(plain(message))
}
