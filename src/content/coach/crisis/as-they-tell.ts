import { type Assessment, isAlarm, noConcern } from '#rules/safety/assessment.ts'
import { dangersFromOthers, dangersToOneself } from '#rules/safety/danger-groups.ts'
import { failsUnfed, hasTakenSomething } from '#rules/safety/standing/situation/body-fails.ts'
import { isPlainlyStalked, readCircumstances } from '#rules/safety/standing/situation/circumstance.ts'
import {
  fearsToHurtBaby,
  hearsVoice,
  isToldByVoice,
  saysItIsMe,
  swallowedMore,
} from '#rules/safety/standing/situation/plain-words.ts'
import { tellsOfSomebody } from '#rules/safety/standing/situation/tells-of-somebody.ts'
import { isStanding, type SafetyState } from '#rules/safety/state.ts'

type Told = { texts: readonly string[]; read: Assessment; current: SafetyState | null }

/** About somebody else, and about their body or their wish to be gone. */
const childHurts =
  /\b(?:she|he|her|his|they)\b[^.?!]{0,60}\b(?:(?:scratches|cuts|scars) (?:on|up|all|along|down|across|over)|self[- ]?harm\w*|(?:cut(?:s|ting)?|hurt(?:s|ing)?) (?:her|him|them)sel\w+|(?:wish\w*|wants?|rather|like) to? ?(?:disappear|be gone)|rather be (?:a ghost|dead|gone)|wants? to die|kill (?:her|him)self)\b/i

const alarm = { tier: 'crisis', whose: 'self', isOver: false } as const

/**
 * What the words themselves say about which danger it is and whose, where the listener is known to hear something else:
 * a baby that screams is no friend in danger, and a colleague who waits outside is no violent home.
 */
export function toldPlainly({ texts, read, current }: Told): Assessment | undefined {
  const message = texts.at(-1) ?? ''
  const circumstances = new Set([...(current?.circumstances ?? []), ...readCircumstances(texts)])
  const isOfBody = isStanding(current) && (current.kind === 'overdose' || current.kind === 'medical')
  const isOwnState = isStanding(current) && current.whose === 'self'
  if (swallowedMore(texts, isOwnState) && read.whose !== 'other' && !(isStanding(current) && !isOwnState))
    return { ...alarm, tier: 'imminent', kind: 'overdose', reasons: ['overdose'] }
  if (
    isStanding(current) &&
    current.whose === 'other' &&
    dangersToOneself.has(current.kind) &&
    hasTakenSomething(message)
  )
    return { ...alarm, tier: 'imminent', kind: 'overdose', whose: 'other', reasons: ['other_took_something'] }
  if (isOfBody) return undefined
  if (failsUnfed(message, current) && read.kind !== 'suicide')
    return { ...alarm, kind: 'eating_disorder', reasons: ['fails_unfed'] }
  if (circumstances.has('new_baby') && fearsToHurtBaby(message))
    return { ...alarm, kind: 'harm_to_others', reasons: ['afraid_for_baby'] }
  const isNew = current === null || current.level === 'asked'
  if (circumstances.has('own_child') && isNew && childHurts.test(message) && !isAlarm(read))
    return { ...alarm, kind: 'self_harm', whose: 'other', reasons: ['other_self_injury'] }
  if (isPlainlyStalked(texts) && !current?.circumstances?.includes('stalked') && !isOwnWish(read))
    return { ...alarm, kind: 'partner_violence', reasons: ['stalking_or_coercion'] }
  if (texts.some(hearsVoice) && isToldByVoice(message)) return { ...alarm, kind: 'psychosis', reasons: ['voices'] }
  const isAskedAboutVoice = current?.level === 'asked' && current.kind === 'psychosis'
  if (isAskedAboutVoice && (hearsVoice(message) || /\bthe voice\b/i.test(message)))
    return { ...alarm, kind: 'psychosis', reasons: ['voices'] }
  if (hearsVoice(message) && read.tier === 'none' && current === null)
    return { ...alarm, tier: 'checkin', kind: 'psychosis', reasons: ['heard_alone'] }
  return undefined
}

/** The same words decide whose a danger is that the listener heard. */
export function whoseByWords(assessment: Assessment, { texts, read, current }: Told): Assessment {
  const message = texts.at(-1) ?? ''
  const known = [...(current?.circumstances ?? []), ...readCircumstances(texts)]
  const isOwnBody = isStanding(current) && current.kind === 'overdose' && current.whose === 'self'
  if (isOwnBody && assessment.whose === 'other' && !read.reasons.some((reason) => reason.startsWith('other_')))
    return { ...assessment, whose: 'self' }
  // "It's about aoife, she came home with boxes of tablets and laughs it off": the listener hears the tablets alone.
  const isOpen = current === null || current.level === 'asked' || current.foundBy === 'listener'
  const isOwnKind = assessment.kind !== null && dangersToOneself.has(assessment.kind)
  if (isOpen && isOwnKind && assessment.whose === 'self' && !isAlarm(read) && tellsOfSomebody(texts))
    return { ...assessment, whose: 'other' }
  if (current?.whose === 'other' && saysItIsMe(message))
    return { ...assessment, whose: 'self', kind: assessment.kind ?? current.kind, tier: tierOf(assessment, current) }
  // "My mother said she is ready to go": no child was named, only a mother.
  if (
    assessment.kind === 'child_abuse' &&
    assessment.whose === 'other' &&
    !isAlarm(read) &&
    known.includes('under_one_roof') &&
    !texts.some((text) => isHurt.test(text)) &&
    !texts.some((text) => child.test(text.replaceAll(noChild, ' ')))
  )
    return { ...assessment, kind: 'suicide' }
  if (known.includes('stalked') && assessment.whose === 'self' && assessment.kind === 'child_abuse')
    return { ...assessment, kind: 'partner_violence' }
  // Their own child, who wants to die, threatens nobody with the pistol in the drawer.
  const isChild = current?.whose === 'other' && current.circumstances?.includes('own_child')
  const isThreat = assessment.kind === 'harm_to_others' || assessment.kind === 'child_abuse'
  if (isChild && isThreat && dangersToOneself.has(current.kind)) return { ...assessment, kind: current.kind }
  // "A patient on my placement hears voices": somebody else looks after them. A colleague or a brother is another matter.
  const isPatient = assessment.kind === 'psychosis' && /\bpatients?\b/i.test(message)
  if (assessment.whose === 'other' && isPatient && current === null) return noConcern
  // "Can I take a couple of hers", asked by somebody who hears a voice: nothing was taken.
  const isAskingToTake = assessment.kind === 'overdose' && read.kind !== 'overdose' && !hasTaken.test(message)
  if (current?.kind === 'psychosis' && isAskingToTake) return noConcern
  const isHeardOfBaby = known.includes('new_baby') && !known.includes('own_child') && assessment.whose === 'other'
  const isOwn = assessment.kind !== null && (dangersToOneself.has(assessment.kind) || assessment.kind === 'psychosis')
  // A baby of four months wants nothing of the kind: the tired parent is meant.
  return isHeardOfBaby && isOwn && !isAlarm(read) ? { ...assessment, whose: 'self' } : assessment
}

const isHurt = /\b(?:hit\w*|hurt\w*|beat\w*|touch\w*|slap\w*|punch\w*|abus\w*|scared of|afraid of|bruis\w*|marks?)\b/i
const noChild = /\b(?:no|what|not a|any) (?:child|kids?)\b/gi
const child =
  /\b(?:child\w*|kids?|son|daughter|boys?|girls?|baby|toddler|niece|nephew|pupils?|students?|minor|teen\w*|bairns?|brother|sister|cousin|wee (?:one|lad|lass)|pickney|grand\w+|year[- ]?old|class|school)\b/i
const hasTaken = /\b(?:took|taken|swallowed|had|downed|necked|overdos\w*)\b/i

function tierOf({ tier }: Assessment, current: SafetyState) {
  return tier === 'none' ? current.tier : tier
}

function isOwnWish(read: Assessment): boolean {
  return isAlarm(read) && read.kind !== null && !dangersFromOthers.has(read.kind)
}

/** They wait for an answer: "is that enough, or do I call somebody now". */
export function endsAsking(message: string): boolean {
  return /\?\W*$|\b(?:should|do|shall|can) i\b[^.!]*$/i.test(message)
}
