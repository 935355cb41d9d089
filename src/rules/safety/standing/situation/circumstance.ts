import type { DangerKind } from '../../../coach/heard.ts'
import { dangersFromOthers } from '../../danger-groups.ts'
import type { SafetyState } from '../../state.ts'
import type { Circumstance } from './circumstance-names.ts'
import { fearsToHurtBaby } from './plain-words.ts'
import { livesWithThem } from './under-one-roof.ts'

const child =
  /\bmy (?!\w+['’]s )(?:\w+ ){0,3}?(?:daughter|son|kid|child|boy|girl|teen|teenager|lad|lass|eldest|youngest|oldest|stepson|stepdaughter|wean)(?![\w'’]*['’]s)\b|\bi(?:['’]?m| am) (?:her|his|their) (?:dad|father|mum|mom|mother|parent)\b/i
/** A friend's son, a grown one in another town, or a child who is only mentioned because somebody else is in danger. */
const notAtHome =
  /\bmy (?:\w+ )?(?:friend|mate|buddy|colleague|coworker|co-worker|roommate|flatmate|student|pupil|classmate|brother|sister|cousin|nephew|niece|neighbou?r)\b|\b(?:lives|living|moved) (?:in|with|alone|away|on (?:his|her|their) own)\b|\b(?:at|off at|away at) (?:uni|university|college)\b/i
const harmOfChild =
  /\b(?:cut\w*|scars?|marks|self[- ]?harm\w*|hurt\w*|die|dead|dying|suicid\w*|kill\w*|disappear|note|pills|tablets|alive|live)\b/i

const ex =
  /\b(?:my |the |his |her )?ex\b|\bex-?(?:husband|wife|boyfriend|girlfriend|partner|fianc\w+|bf|gf)\b|\b(?:since|after|when|before) (?:\w+ ){0,2}(?:divorce\w*|separat\w+|split|broke up|break ?up|left (?:him|her|them)|i left|ended it)\b|\b(?:turned (?:him|her|them) down|said no to (?:him|her|them))\b/i
/** Somebody they turned down, or from work, the street or the shop: one sign alone may be chance. */
const outsider =
  /\b(?:turned|turning) (?:\w+ ){0,2}down\b|\b(?:said|told (?:him|her|them)) no\b|\basked me out\b|\b(?:from|at) (?:work|school|uni|class|the gym|church)\b|\b(?:colleague|coworker|co-worker|customer|client|classmate|neighbou?r|stranger|guy|bloke|woman|man)\b|\bstalk\w*\b/i
const strong: readonly RegExp[] = [
  /\b(?:parked|sitting|sits|sat|waits?|waiting|stands?|standing|stood) (?:\w+ ){0,3}outside\b|\boutside (?:my|mine|our) (?:house|home|flat|apartment|work|gym|school|window|door|place)\b|(?<!\b(?:i|im|i['’]m|we|am|was|were) (?:\w+ )?)\boutside (?:the) (?:house|flat|door|window)\b|\b(?:he|she|they)(?:['’]?s|['’]?re| is| are)? (?:right |still |just )?(?:outside|across the (?:road|street))\b/i,
  /\b(?:follow(?:s|ed|ing)|track(?:s|ed|ing)|watch(?:es|ed|ing)|stalk\w*) me\b|\b(?:he|she|they)(?:['’]?s|['’]?re| is| are)? (?:a )?stalk\w*\b/i,
  /\b(?:tracker|air ?tag|spyware|gps)\b/i,
  /\b(?:drives?|driving|drove) (?:\w+ )?past\b/i,
  /\b(?:photo|picture|pic|video)s? (?:of|from) (?:my|the|outside) (?:window|house|flat|door|car|street|home)\b/i,
  /\b(?:waits?|waiting|stands?|standing|stood|is|usually|always|sits?|sitting) (?:\w+ ){0,2}(?:by|at|near|next to|on) my car\b|\bby my car when\b/i,
  /\b(?:been|is|waits?|waiting|stood|stands?) at my (?:tram|bus|train|stop|gym|work|door|school|mum|mom)\b/i,
]
const weak: readonly RegExp[] = [
  /\b(?:what i(?:['’]?m| was|['’]?d)? (?:wear\w*|wore|had on)|what i was wearing|my (?:street|address|car|day off)|where i live)\b/i,
  /\b(?:turn(?:s|ed|ing)|show(?:s|ed|ing)|pop(?:s|ped|ping)) up\b/i,
  /\bknows? (?:where i|what i|i was|about my)\b|\bknew (?:where i|what i|i was|about|that address)\b|\bhow (?:would|does|did|do) (?:he|she|they) (?:even )?(?:know|get|find)\b/i,
  /\b(?:keeps?|kept|won['’]?t stop) (?:texting|calling|ringing|messaging|emailing|sending|turning|following)\b|\b\d{2,3} (?:a|times a|messages a|texts a|messages|texts|calls|missed calls)\b[^.?!]{0,12}\bday\b|\b\d{2,3} (?:messages|texts|calls|missed calls)\b/i,
]

const aboutBaby =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|couple of) ?(?:days?|weeks?|wks?|months?|mos?)[- ]?old\b|\b(?:he|she|bub|baby|little one|[a-z]{3,10} is)(?:['’]s| is|s)? (?:only )?(?:\d{1,2}|six|eight|nine|ten|eleven|twelve) (?:weeks|wks|months)(?: old| now)?(?=\s*[.,;!?]|$)|\b(?:since|after|before) (?:i had |the |she |he |baby )*(?:birth|born|was born|came home)\b|\bpost-?(?:natal|partum)\b|\b(?:mat|maternity|paternity|parental) leave\b|\bnew ?born\b|\bnew (?:mum|mom|dad|mother|father)\b|\b(?:health visitor|breast ?feed\w*)\b|\b(?:had|have|with|got) (?:a|my|our|the) (?:new )?(?:baby|bub)\b(?! shower)|\bmy (?:\w+ )?baby (?:is|won['’]?t|cries|never|boy|girl|was|just)\b/i

const noBaby = /\b(?:no|don['’]?t have a|dont have a|not have a|haven['’]?t got a|what|without a) baby\b/i

const hardlyEats =
  /\b(?:hardly|barely|not|never|haven['’]?t|havent|don['’]?t|dont|didn['’]?t|stopped|stop|scared of|skip\w*|without) (?:\w+ ){0,3}(?:eat(?:ing|en|s)?|ate|food|meals?|breakfast|lunch|dinner)\b|\b(?:living on|basically|only|just) (?:\w+ ){0,3}(?:gum|coffee|water|tea|apples?|diet coke|energy drinks?)\b|\b(?:throw\w*|threw|puk\w*|purg\w*|sick) (?:\w+ ){0,3}(?:after (?:i eat|eating|dinner|meals|food)|my (?:food|dinner|lunch)|on purpose)\b|\bfasting\b|\b(?:calories|restrict\w*)\b/i

/** What they told of these, in everything they wrote today. */
export function readCircumstances(texts: readonly string[]): readonly Circumstance[] {
  const isChild = texts.some((text) => child.test(text) && (harmOfChild.test(text) || !texts.some(isOfOthers)))
  const hasBaby = texts.some((text) => aboutBaby.test(text) && !noBaby.test(text))
  const seen = count(strong, texts) + count(weak, texts)
  const isStalked = (seen > 0 && says(ex, texts)) || (seen > 1 && says(outsider, texts))
  return [
    ...(isChild ? (['own_child'] as const) : []),
    ...(livesWithThem(texts) ? (['under_one_roof'] as const) : []),
    ...(isStalked ? (['stalked'] as const) : []),
    ...(hasBaby ? (['new_baby'] as const) : []),
    ...(hasBaby && texts.some(fearsToHurtBaby) ? (['fears_for_baby'] as const) : []),
    ...(texts.some((text) => hardlyEats.test(text)) ? (['hardly_eats'] as const) : []),
  ]
}

/** So plain that nothing else has to be known: more than one sign, and one of them no chance. */
export function isPlainlyStalked(texts: readonly string[]): boolean {
  const surely = count(strong, texts)
  const isSomebody = says(ex, texts) || says(outsider, texts)
  return surely > 0 && surely + count(weak, texts) > 1 && isSomebody
}

function count(signs: readonly RegExp[], texts: readonly string[]): number {
  return signs.filter((sign) => says(sign, texts)).length
}

function says(sign: RegExp, texts: readonly string[]): boolean {
  return texts.some((text) => sign.test(text))
}

function isOfOthers(text: string): boolean {
  return notAtHome.test(text)
}

type Known = Pick<SafetyState, 'kind' | 'whose' | 'circumstances'>

/** Their own child hurts themself or may want to die. */
export function isOwnChild({ kind, whose, circumstances: known }: Known): boolean {
  return whose === 'other' && ofChild.has(kind) && known?.includes('own_child') === true
}
const ofChild: ReadonlySet<DangerKind> = new Set(['suicide', 'self_harm', 'overdose'])

/** Somebody else they live with hurts themself or may want to die. */
export function isUnderOneRoof(state: Known): boolean {
  const { kind, whose, circumstances: known } = state
  return whose === 'other' && ofHousemate.has(kind) && known?.includes('under_one_roof') === true && !isOwnChild(state)
}
const ofHousemate: ReadonlySet<DangerKind> = new Set(['suicide', 'self_harm'])

/** Somebody who does not live with them watches them. */
export function isStalked({ kind, whose, circumstances: known }: Known): boolean {
  return whose === 'self' && dangersFromOthers.has(kind) && known?.includes('stalked') === true
}

/** They have a small baby, and their own thoughts frighten them. */
export function isNewParent({ kind, whose, circumstances: known }: Known): boolean {
  if (whose !== 'self' || !known?.includes('new_baby')) return false
  // Rage at a husband is not fear for the baby.
  return kind === 'harm_to_others' ? known.includes('fears_for_baby') : ofParent.has(kind)
}
const ofParent: ReadonlySet<DangerKind> = new Set(['suicide', 'self_harm', 'psychosis'])
