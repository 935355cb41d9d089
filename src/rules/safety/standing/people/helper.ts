/** People somebody may turn to, by relation. Names are never stored. */
export const helpers = {
  sister: 'she',
  brother: 'he',
  mother: 'she',
  father: 'he',
  parents: 'they',
  aunt: 'she',
  uncle: 'he',
  grandmother: 'she',
  grandfather: 'he',
  cousin: 'they',
  friend: 'they',
  partner: 'they',
  girlfriend: 'she',
  boyfriend: 'he',
  wife: 'she',
  husband: 'he',
  daughter: 'she',
  son: 'he',
  roommate: 'they',
  neighbor: 'they',
  teacher: 'they',
  pastor: 'they',
} as const
export type Helper = keyof typeof helpers

/** The words people use for each of them. */
export const helperWords: Readonly<Record<Helper, string>> = {
  sister: 'sis(?:ter)?',
  brother: 'bro(?:ther)?',
  mother: 'mom|mum|mother|mama|mommy|mummy',
  father: 'dad|father|papa|daddy',
  parents: 'parents|family|people at home',
  aunt: 'aunt|auntie|aunty',
  uncle: 'uncle',
  grandmother: 'grandma|granny|nan|nana|gran|grandmother',
  grandfather: 'grandpa|granddad|grandfather',
  cousin: 'cousin',
  friend: '(?:best |good |old |close )?(?:friend|mate|bestie)',
  partner: 'partner',
  girlfriend: 'girlfriend|gf',
  boyfriend: 'boyfriend|bf',
  wife: 'wife',
  husband: 'husband',
  daughter: 'daughter',
  son: 'son',
  roommate: 'roommate|flatmate|housemate',
  neighbor: 'neighbou?r',
  teacher: 'teacher|tutor|counsell?or|professor',
  pastor: 'pastor|priest|imam|rabbi',
}

/** Words that make somebody a person to turn to: they ask, they would listen, they can be reached. */
const turnsTo =
  /\b(?:always ask|asks? (?:me )?(?:how|if)|ask how are you|loves? me|misses? me|worr(?:y|ies) about me|listens?|would (?:come|listen|understand|pick up|answer|want to know)|is (?:kind|nice|good to me|awake|there for me)|close to|trust|(?:can|could|maybe|will|might|want to|should) (?:i )?(?:call|text|ring|phone|tell|write|message|talk|ask|speak)|i (?:think|thought|am thinking|was thinking) (?:about|of)|only (?:one|person) (?:who|that|i))\b/i

/** Words that rule somebody out: feared, gone, or out of reach. */
const no =
  /\b(?:hits?|hit me|beats?|hurts? me|hurting|screams?|yells?|scares?|afraid of|scared of|hates?|died|dead|passed away|killed|drunk|threatens?|kicked me out|blocked|ghosted|broke up|left me|doesn'?t (?:care|believe|talk|speak|listen)|don'?t (?:care|believe|talk|speak|listen|trust)|do not (?:care|talk|speak|listen|trust)|never (?:listens?|cared?|calls?|asks?)|can'?t (?:tell|call|talk)|cannot (?:tell|call|talk)|won'?t (?:understand|listen|answer|help)|(?:don'?t|do not|not) want (?:to )?(?:tell|them|her|him|my)|would (?:be (?:ashamed|angry|mad|disappointed)|kill me|hate me)|must not know|can'?t know|(?:would |will |to )?(?:get to )?(?:hear|know)(?: about| of)? ?(?:it|this)?(?=[.,;!?]|$)|find out|worry about|want them told|not (?:be )?told|told the whole)\b/i

/** Far away: they can be called, but cannot come. */
const far =
  /\b(?:can ?not|can'?t|cannot) come\b|\bfar (?:away|from)\b|\babroad\b|\b(?:she|he|they|sister|brother|mom|mum|mother|dad|father|parents|family|friend)(?:'s| is| are| lives?| live) (?:\w+ )?(?:back )?(?:in|at) (?:another (?:country|city|state)|home country|(?!(?:the|my|this|bed|next|her|his|their|class|love|touch|here)\b)[a-z]{3,})|\bback home\b|\bother side of the world\b|\btime difference\b|\blate there\b/i

/** "She's in Douglas, ten minutes away": near enough to come. */
const near =
  /\b(?:(?:\d+|an?|few|five|ten|fifteen|twenty|thirty|couple(?: of)?) (?:mins?|minutes?|miles?|streets?|doors?|blocks?|houses?) (?:away|down|over|up|from)|(?:half an|an?) hour away|(?:round|around) the corner|down the (?:road|street|hall)|up the road|next door|across (?:the (?:road|street|hall)|town)|other side of town|nearby|not far|close by|upstairs|downstairs)\b/i

type Named = { helper?: Helper; isFar: boolean }

/** The person a message names who would listen, if any. */
export function readHelper(message: string): Named {
  const text = message.replaceAll('’', "'").replace(/\bdont\b/gi, "don't")
  if (no.test(text)) return { isFar: false }
  const isFar = far.test(text) && !near.test(text)
  const helper = turnsTo.test(text) ? namedIn(text) : undefined
  return helper ? { helper, isFar } : { isFar }
}

/** Who is coming, is there or knows, if the message says so. */
export function readCompany(message: string): Helper | undefined {
  const text = message.replaceAll('’', "'")
  return no.test(text) ? undefined : namedIn(text)
}

function namedIn(text: string): Helper | undefined {
  return (Object.keys(helperWords) as Helper[]).find((name) =>
    new RegExp(`\\b(?:my|our) (?:\\w+ )?(?:${helperWords[name]})\\b`, 'i').test(text),
  )
}
