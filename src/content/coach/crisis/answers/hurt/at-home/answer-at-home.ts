import {
  askedAtHome,
  asksWhatFor,
  refusesLabel,
  saysStaying,
  tellsOfOnce,
} from '#rules/safety/standing/at-home/asked-at-home.ts'
import {
  beforeTheyAreBack,
  saysOnlyApart,
  saysTheyAreOut,
  whereaboutsOf,
} from '#rules/safety/standing/at-home/whereabouts.ts'
import { whomTheyMean } from '#rules/safety/standing/at-home/whom-they-mean.ts'
import { isControlled, isPhoneRead, tellsOfBlows } from '#rules/safety/standing/situation/controlled.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { Questions } from '../../../parts.ts'
import { howToDelete } from '../../../words/leaving-nothing.ts'
import type { ChosenAnswer } from '../../choose-answer.ts'
import { asksIfAbuse } from '../is-it-abuse.ts'
import {
  askForTime,
  askHowTaken,
  askIfKept,
  askIfRough,
  askOfMore,
  askWhenSeen,
  type Home,
  staying,
  timeAlone,
  toConfidant,
  toFeared,
  toldOfOneBlow,
  whatFor,
  whenToSay,
  whether,
  withoutLabel,
} from './words-at-home.ts'

/** The ids of these answers begin like this. */
const start = 'home-'
export function isOfHome(id: string | undefined): boolean {
  return id?.startsWith(start) === true
}

type Part = { id: string; say: readonly string[]; ask?: Questions }

/**
 * The direct questions of somebody who goes on living with the one who decides over them or has hurt them: answered before
 * anything else, without a lecture and without telling them to leave. Found by rule, so they have no examples.
 */
export function answerAtHome(texts: readonly string[], state: SafetyState): ChosenAnswer | undefined {
  const { kind, whose, tier, lure, said } = state
  if (kind !== 'partner_violence' || whose === 'other' || tier === 'imminent' || lure) return undefined
  if (!isControlled(texts) && !tellsOfBlows(texts) && !state.isControlled) return undefined
  const message = (texts.at(-1) ?? '').replaceAll(/[’‘]/g, "'")
  if (asksIfAbuse(message)) return undefined
  const left = (part: Part) => ({
    ...part,
    say: part.say.filter((_, at) => !said.includes(`answers.${start}${part.id}.${at}`)),
  })
  const home = homeOf(texts, state)
  const parts = partsOf(texts, message, home, state).filter((part) => left(part).say.length > 0)
  const [first, ...rest] = parts
  if (!first) return undefined
  // The first says what was misheard or is refused, the last answers what they asked. Each wording is used once.
  const before = rest.length > 0 ? parts.slice(0, -1).map((part) => left(part).say[0] ?? '') : []
  const main = rest.at(-1) ?? first
  const say = main.say.map((text) => [...before, text].join(' '))
  const ask = main.ask ?? first.ask
  return { answer: { id: `${start}${main.id}`, group: 'hurt', like: [], say, ...(ask ? { ask } : {}) } }
}

function partsOf(texts: readonly string[], message: string, home: Home, state: SafetyState): Part[] {
  const asked = askedAtHome(message)
  const isLabel = state.said.length > 0 && refusesLabel(message)
  const isFor = asksWhatFor(message)
  const isStaying = saysStaying(message)
  return [
    ...(isLabel ? [{ id: 'label', say: withoutLabel(home), ask: home.isHurt ? askOfMore : askHowTaken }] : []),
    ...(isFor || (isStaying && !isLabel)
      ? [{ id: 'staying', say: isFor ? staying.map((one) => `${one} ${whatFor}`) : staying }]
      : []),
    ...(asked ? answersTo(asked, texts, home) : []),
    ...(asked || isLabel || isFor ? [] : toldParts(texts, message, home, state)),
  ]
}

function answersTo(asked: NonNullable<ReturnType<typeof askedAtHome>>, texts: readonly string[], home: Home): Part[] {
  const meant = whomTheyMean(texts)
  const ask = home.isHurt ? askIfRough : askHowTaken
  if (asked === 'when') return meant?.who === 'confidant' ? [] : [{ id: 'when', say: whenToSay(home), ask }]
  if (meant?.who === 'confidant') {
    return asked === 'words'
      ? [{ id: 'to-confidant', say: toConfidant(home), ask: askWhenSeen(home) }]
      : [{ id: 'whether', say: whether(home), ask: askIfKept(home) }]
  }
  const isOpen = meant !== undefined || isOccasion.test(texts.at(-1) ?? '')
  return asked === 'words' && isOpen ? [{ id: home.isHurt ? 'no-words' : 'words', say: toFeared(home), ask }] : []
}

/** What is told and not asked: a single blow of the past, or that the other one is out. */
function toldParts(texts: readonly string[], message: string, home: Home, state: SafetyState): Part[] {
  if (state.said.length > 0 && tellsOfBlows([message]) && tellsOfOnce(message)) {
    return [{ id: 'one-blow', say: toldOfOneBlow, ask: askOfMore }]
  }
  const isAlone = saysTheyAreOut(message) || (saysOnlyApart(message) && whereaboutsOf(texts) === 'home')
  // Whoever was hit this week and may be hit tonight needs the words for that.
  const isOnce = texts.some((text) => tellsOfBlows([text]) && tellsOfOnce(text))
  const isCalm = !home.isHurt || isOnce || texts.some(saysStaying)
  if (!isAlone || whereaboutsOf(texts) !== 'home' || !isCalm || tellsOfBlows([message])) return []
  return [{ id: 'time-alone', say: timeAlone(home, howToDelete), ask: askForTime }]
}

function homeOf(texts: readonly string[], state: SafetyState): Home {
  const meant = whomTheyMean(texts)
  const noun = meant?.who === 'confidant' ? meant.noun : undefined
  return {
    isHurt: tellsOfBlows(texts),
    isPhoneRead: state.isPhoneRead === true || isPhoneRead(texts),
    before: beforeTheyAreBack(texts),
    confidant: noun ? `your ${noun}` : 'that person',
    isHotHeaded: texts.slice(-3).some((text) => hotHeaded.test(text)),
    occasion: occasionIn(texts),
  }
}

const hotHeaded =
  /\b(?:(?:huge|big|massive) (?:deal|thing|drama|scene|fuss)|freak\w*|yell\w*|scream\w*|shout\w*|confront\w*|go(?:ing)? (?:off|at|after|mad|mental|crazy)|come (?:over|here|round)|coming (?:over|here|round)|hates? (?:him|her|them)|(?:doesn.?t|don.?t|never) likes? (?:him|her|them)|liked (?:him|her|them)|beat (?:him|her|them)|kill (?:him|her|them)|lose it|make it worse|have it out|tell everyone|call the (?:police|cops))\b/i

const occasions =
  'baby shower|bridal shower|birthday(?: party)?|house ?warming|wedding|party|dinner|lunch|brunch|concert|reunion|game night|girls.? night|work do|barbecue|bbq|class|course|book club|picnic'
const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const isOccasion = new RegExp(`\\b(?:${occasions}|${days}|weekend|tomorrow|tonight|going)\\b`, 'i')

/** "a baby shower on Saturday", if they told of one. */
function occasionIn(texts: readonly string[]): string | undefined {
  const find = (of: string) =>
    texts.map((text) => new RegExp(`\\b(?:${of})\\b`, 'i').exec(text)?.[0]?.toLowerCase()).findLast(Boolean)
  const [what, day] = [find(occasions), find(days)]
  if (!what && !day) return undefined
  const on = day ? ` on ${day.charAt(0).toUpperCase()}${day.slice(1)}` : ''
  return `${what ? `a ${what}` : 'something'}${on}`
}
