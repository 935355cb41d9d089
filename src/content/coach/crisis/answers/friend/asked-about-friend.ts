import { dangersToOneself } from '#rules/safety/danger-groups.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import { asks, chooseByRule, type FindWritten, isAsked, type Rule } from '../choose-by-rule.ts'

const emergency = '(?:999|911|112|000|111|police|ambulance|emergency|garda[ií]?|guards)'
const family = String.raw`(?:mum|mom|mam|dad|mother|father|parents?|gran\w*|nan|nana|family|kids|children|wife|husband|sister|brother)`
const office = '(?:boss|(?:area )?managers?|supervisor|work|customers?|hr|colleagues?|teacher|miss|sir|tutor|client)'
const whatToSay = String.raw`\bwhat (?:do|should|can|would|am) i (?:\w+ )?(?:tell|say)\b`

const rules: readonly Rule[] = [
  {
    id: 'friend-what-to-say-on-emergency-call',
    has: new RegExp(
      String.raw`\b${emergency}\b[^?]{0,80}${whatToSay} (?:to )?(?:them|her|him|the)\b|${whatToSay} (?:\w+ ){0,3}${emergency}\b`,
      'i',
    ),
  },
  {
    id: 'friend-words-to-family',
    has: new RegExp(
      String.raw`\b(?:his|her|their) (?:wife|husband|girlfriend|boyfriend|partner|${family.slice(3, -1)})\b[^?]{0,120}\bwhat (?:\w+ ){0,3}?(?:do|should|can) i (?:\w+ )?(?:tell|say)\b|\bwhat (?:\w+ ){0,3}?(?:do|should|can) i (?:tell|say to) (?:his|her|their|Linda|[A-Z]\w+)\b`,
    ),
  },
  {
    id: 'friend-waiting-what-now',
    has: /\b(?:hard|tough|awful|hate) (?:to )?(?:just )?(?:sit|wait)(?:ing)?\b|\b(?:just|only) (?:sit|sitting|wait|waiting) here\b|\bwhat do i do (?:while|until|till) (?:they|i)\b/i,
  },
  {
    id: 'friend-will-hate-me',
    unless: /\bshould i (?:tell|call|ring|say)\b/i,
    has: /\b(?:lose|lost|losing) (?:him|her|them|my (?:best )?friend|a friend)(?: as a friend)?\b|\b(?:hate|forgive) me for (?:it|this|that)\b|\b(?:will|gonna|going to|would|is|does) (?:he|she|they) (?:\w+ ){0,2}hate me\b|\b(?:he|she|they)(?:['’]?s| is|['’]?ll| will)? (?:gonna |going to |probably )*hate me\b/i,
    also: /\?|\b(?:did|will|would|is|do|you reckon|think) (?:i|he|she|they)?\b/i,
  },
  {
    id: 'friend-says-fine-now',
    has: /\b(?:do|should|can|shall) i believe (?:him|her|them|it|that)\b|\bis (?:he|she) lying\b/i,
  },
  {
    id: 'friend-angry-i-called',
    has: /\b(?:did|have) i (?:\w+ )?betray(?:ed)?\b|\bnever forgive (?:me|you)\b|\b(?:he|she)(?:'?s| is)? (?:so |very |really )?(?:angry|mad|furious) (?:that|because|with me for) i\b/i,
  },
  {
    id: 'friend-getting-sleepy',
    has: /\b(?:getting|going|so|really|very|all|is|he'?s|she'?s|they'?re) (?:\w+ )?(?:sleepy|sleepier|drowsy|drowsier|slurr\w+|mushy)\b|\b(?:nodding off|going (?:back )?to sleep|falling asleep|fell asleep|hard to wake|won'?t wake|can'?t wake|sleep it off|keep (?:him|her|them) awake|breathing (?:funny|weird|strange|slow|shallow))\b/i,
    also: /\b(?:tablets?|pills?|packets?|took|taken|overdos\w*|ambulance|999|911|112|he|she|they)\b/i,
  },
  {
    id: 'friend-go-in-or-wait',
    has: /\b(?:go|goes|going|get|break|kick|climb|force) (?:\w+ ){0,2}(?:in|inside|down|the door|the window)\b/i,
    also: /\?|\b(?:should|do|does|can|could|shall) (?:he|she|i|we|they|my \w+|[a-z]+) (?:\w+ )?(?:go|get|break|kick|wait|climb)\b|\bor wait\b/i,
  },
  {
    id: 'friend-tell-operator-more',
    has: new RegExp(
      String.raw`\b(?:ring|call|phone) (?:them|${emergency}|her|him|back)(?: (?:back|again|up))\b|\b(?:ring|call|phone) (?:back|again)\b`,
      'i',
    ),
    also: /\b(?:should|shall|do|can|must|could) i\b|\?/i,
  },
  {
    id: 'friend-far-away',
    has: new RegExp(
      String.raw`\b${emergency}\b[^.?!]{0,40}\b(?:from here|in (?:my|this) (?:town|city|country)|abroad|other (?:city|town|country|end)|where (?:he|she|they)|just get)\b|\bfrom here\b[^.?!]{0,40}\b(?:${emergency}|get|reach|send)\b|\bjust get (?:\w+ )?police\b`,
      'i',
    ),
  },
  {
    id: 'friend-tell-my-boss',
    unless: new RegExp(String.raw`\b${emergency}\b`, 'i'),
    has: new RegExp(
      String.raw`${whatToSay}[^.?!]{0,20}\b${office}\b|\b${office}\b[^?]{0,120}${whatToSay} (?:him|her|them)\b`,
      'i',
    ),
  },
  {
    id: 'friend-how-to-travel',
    has: /\b(?:should|shall|do|can|could) i (?:\w+ )?(?:drive|fly|travel|set off|get the train|take the (?:train|bus|car))\b|\b(?:drive|driving) (?:like this|there now|all that way|in this state)\b|\bhour drive\b/i,
    also: asks,
  },
  {
    id: 'friend-tell-family-now',
    has: new RegExp(
      String.raw`\b(?:tell|ring|call|wake|let) (?:my |our |his |her |their |the )?${family}\b[^.?!]{0,30}\b(?:now|wait|yet|later|tonight|know|first|until|till)\b|\b(?:wait|hold off)\b[^.?!]{0,20}\btell(?:ing)? (?:my |our )?${family}\b`,
      'i',
    ),
    also: /\?|\b(?:should|shall|do|can|must) i\b/i,
  },
  {
    id: 'friend-is-my-plan-right',
    has: /\b(?:is (?:that|this|it)|does (?:that|this|it) sound|sounds?|am i|have i got (?:that|this|it)|would that be) (?:\w+ )?(?:right|ok|okay|good|enough|sensible|wrong|too (?:late|much|little))\b/i,
    also: /^(?=[\s\S]*\b(?:i'?ll|i will|i'?m (?:gonna|going to)|gonna|i reckon|tomorrow|first thing|plan|thinking of|i'?d)\b)[\s\S]*\b(?:tell|ask|go with|walk (?:her|him|them)|speak|talk|take (?:her|him|them|the)|hide|catch (?:her|him|them)|stay|sleep)\b/i,
  },
  {
    id: 'friend-promise-and-school',
    has: /\b(?:break|keep) (?:the|my|that|a) promise\b|\bi (?:\w+ )?(?:promised|swore|gave my word)\b|\b(?:promised|swore) (?:not|him|her|them|i)\b|\b(?:said i (?:wouldn'?t|would not) (?:say|tell))\b/i,
    also: /\?|\b(?:should|shall|do|can|must) i\b|\bwhat now\b/i,
  },
]

/** For somebody who is far away, or keeps others from going in. Who lives with them stands at the door. */
export const ofFarAway: ReadonlySet<string> = new Set([
  'friend-far-away',
  'friend-go-in-or-wait',
  'friend-how-to-travel',
  'friend-words-to-family',
])

/** School answers the promise only where there is one. */
const atSchool =
  /\b(?:college|school|uni|university|teacher|tutor|class|classmate|pupil|student|safeguarding|coach|thirteen|fourteen|fifteen|sixteen|seventeen)\b|\b(?:is|she'?s|he'?s|they'?re|aged?) (?:only |just )?1[0-7]\b|\b1[0-7][ -]?(?:years|yo\b|yr)/i

/** Practical questions about somebody in danger, found by their words: they stand among others, and minutes count. */
export function answerAskedAboutFriend(
  texts: readonly string[],
  { kind, whose, said, tier, circumstances }: SafetyState,
  written: FindWritten | undefined,
): ChosenAnswer | undefined {
  if (whose !== 'other' || !(dangersToOneself.has(kind) || kind === 'overdose')) return undefined
  const message = (texts.at(-1) ?? '').replaceAll(/[’‘]/g, "'")
  const isHere = circumstances?.includes('under_one_roof') === true
  const fits = ({ id }: Rule) =>
    !(isHere && ofFarAway.has(id)) &&
    (id !== 'friend-promise-and-school' || texts.some((text) => atSchool.test(text))) &&
    (id !== 'friend-is-my-plan-right' || tier !== 'imminent') &&
    (id !== 'friend-getting-sleepy' || kind === 'overdose' || tier === 'imminent')
  return chooseByRule(
    rules.filter((rule) => fits(rule) && isAsked(rule, message)),
    written,
    said,
  )
}
