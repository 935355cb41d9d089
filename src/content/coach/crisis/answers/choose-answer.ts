import { isNewParent, isOwnChild, isStalked, isUnderOneRoof } from '#rules/safety/standing/situation/circumstance.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import { type DangerAnswer, type DangerGroup, isOfCircumstance } from './danger-answer.ts'
import { fitToQuestion, type Question } from './question-fit.ts'

export type NearAnswer = { answer: DangerAnswer; nearness: number }

/** What is close to a message, or to one of its sentences, closest first. */
export type NearReading = {
  text: string
  near: readonly NearAnswer[]
  /** The sentence is a question. */
  asks?: true
  /** How many of its words an answer was written for, from 0 to 1. */
  overlap?: (answer: DangerAnswer) => number
}

/** From this similarity on, an answer fits. Found by comparing each example with the examples of all other answers. */
const least = 0.45
/** It must also be this much closer than the next one. Advice about an injury must not be about another injury. */
const ahead: Readonly<Record<DangerGroup, number>> = {
  own: 0.03,
  friend: 0.03,
  any: 0.03,
  hurt: 0.05,
  body: 0.07,
  voices: 0.02,
  eating: 0.02,
  child: 0.02,
  baby: 0.02,
  stalked: 0.02,
  roof: 0.02,
}

const groups: Readonly<Record<SafetyState['kind'], DangerGroup>> = {
  suicide: 'own',
  self_harm: 'own',
  eating_disorder: 'eating',
  psychosis: 'voices',
  harm_to_others: 'own',
  overdose: 'body',
  medical: 'body',
  partner_violence: 'hurt',
  sexual_assault: 'hurt',
  child_abuse: 'hurt',
}

/** What is written for narrower circumstances comes first: an answer for everybody must be this much closer. */
const handicap = 0.12

type Known = Pick<SafetyState, 'kind' | 'whose' | 'circumstances'>

function groupOf(known: Known): DangerGroup {
  if (isNewParent(known)) return 'baby'
  if (isOwnChild(known)) return 'child'
  if (isStalked(known)) return 'stalked'
  if (isUnderOneRoof(known)) return 'roof'
  if (known.whose === 'other') return 'friend'
  return known.kind === 'medical' && known.circumstances?.includes('hardly_eats') ? 'eating' : groups[known.kind]
}

/** Where an answer may come from if none was written for the circumstances. The words of others would be wrong for some. */
const alsoFrom: Partial<Record<DangerGroup, DangerGroup>> = {
  baby: 'own',
  child: 'friend',
  roof: 'friend',
  eating: 'body',
}

/** An answer that was written for exactly their circumstances, if one is close enough. */
export function chooseNarrowAnswer(readings: readonly NearReading[], known: Known): ChosenAnswer | undefined {
  if (!isOfCircumstance({ group: groupOf(known) })) return undefined
  const chosen = chooseAnswer(readings, known)
  return chosen && isOfCircumstance(chosen.answer) ? chosen : undefined
}

/** Before a danger is known, only a question is answered, and only if it is surely that one. */
export function chooseNarrowForQuestion(readings: readonly NearReading[], known: Known): ChosenAnswer | undefined {
  const sure = readings
    .filter(({ asks }) => asks)
    .map((reading) => ({ ...reading, near: reading.near.filter(({ nearness }) => nearness >= leastBefore) }))
  return chooseNarrowAnswer(sure, known)
}
const leastBefore = 0.6

/** We apologize only if it is almost certainly a complaint. */
const leastOfComplaint = 0.62

/** "He texted: 'sorry for the joke'": what somebody else wrote is no complaint about us. */
const quotes = /(?:^|\s)["“‘'][^"”’']{8,}/

/** Complaints about us. If the message also asks something, that gets answered instead of asked for again. */
const complaints: ReadonlySet<string> = new Set([
  'skipped-question',
  'same-question',
  'never-said-that',
  'youre-a-bot',
  'friend-coach-useless',
])

export type ChosenAnswer = {
  answer: DangerAnswer
  /** Their own words ask for it. */
  isAskedFor?: true
  /** They ask two things, and this is the answer to the other. */
  also?: DangerAnswer
  /** They asked for it, so they are not done. */
  isQuestion?: true
  /** They also say that we missed something. */
  isMissed?: true
  /** The complaint is all they say. */
  isOnlyComplaint?: true
}

/**
 * From this likelihood on, a question gets its answer. Of 1,768 messages by people who saw no answers, 471 are answered with it,
 * 264 of them rightly. By nearness alone 745 were answered, and 274 rightly.
 */
const likelyEnough = 0.4

/** A second question is answered as well, if we are sure what it is. */
const likelyAsSecond = 0.5

/** A question waits for its answer, so it comes before whatever they tell beside it. */
const asking = 1
/** A question that only points at what was said before it says little by itself. */
const vague = 0.15

/** "Is that what happens here?" only points at what was said before it. */
function isVague(sentence: string): boolean {
  return (
    sentence !== '' &&
    sentence
      .toLowerCase()
      .replaceAll(pointing, '')
      .replaceAll(/[^a-z]/g, '') === ''
  )
}
const pointing =
  /\b(?:and|so|but|or|is|are|was|does|do|did|will|would|can|could|that|this|it|its|what|which|how|why|happens?|happening|here|there|really|normal|then|now|true|right|ok|okay|you|i|they|he|she|even|just|like|the|a)\b/g

/** The answer written for this message or for one of its sentences, if one is close enough and meant for this kind of danger. */
export function chooseAnswer(
  readings: readonly (Omit<NearReading, 'text'> & { text?: string })[],
  known: Known,
): ChosenAnswer | undefined {
  const group = groupOf(known)
  const wider = known.kind === 'eating_disorder' ? undefined : alsoFrom[group]
  const hasQuestion = readings.some(({ asks, text = '' }) => asks || text.trimEnd().endsWith('?'))
  const meant = readings.map(({ near, asks, overlap, text = '' }, at) => ({
    asks,
    text,
    // The first reading is the whole message.
    asksWith: asks || (at === 0 && hasQuestion) ? overlap : undefined,
    near: near
      .filter(({ answer }) => answer.group === group || answer.group === 'any' || answer.group === wider)
      .map((one) => (one.answer.group === wider ? { ...one, nearness: one.nearness - handicap } : one))
      .toSorted((one, other) => other.nearness - one.nearness),
  }))
  const isComplaint = ({ answer }: NearAnswer) => complaints.has(answer.id)
  // Two sentences that ask two things are no doubt about either, so each is judged by itself.
  const [best, ...others] = meant
    .flatMap(({ asksWith, ...reading }) => {
      const near = reading.near.filter((one) => !isComplaint(one))
      if (asksWith) return likely({ ...reading, near, overlap: asksWith }, group)
      const clear = clearly(near, ahead[group])
      return clear ? [{ answer: clear.answer, asks: false, weight: clear.nearness }] : []
    })
    .toSorted((one, other) => other.weight - one.weight)
  const closest = meant
    .flatMap(({ near }) => near.slice(0, 1))
    .toSorted((one, other) => other.nearness - one.nearness)[0]
  const [complaint] = meant
    .filter(({ text }) => !quotes.test(text))
    .flatMap(({ near }) => near.filter((one) => isComplaint(one) && one.nearness >= leastOfComplaint))
    .toSorted((one, other) => other.nearness - one.nearness)
  const also = others.find(
    ({ answer, asks, weight }) => asks && weight >= asking + likelyAsSecond && answer !== best?.answer,
  )
  if (best)
    return {
      answer: best.answer,
      ...(best.asks ? { isQuestion: true } : {}),
      ...(best.asks && also ? { also: also.answer } : {}),
      ...(complaint ? { isMissed: true } : {}),
    }
  return complaint && closest && isComplaint(closest) ? { answer: complaint.answer, isOnlyComplaint: true } : undefined
}

/** What most likely answers a question, if that is likely enough. */
function likely(question: Question, group: DangerGroup): { answer: DangerAnswer; asks: boolean; weight: number }[] {
  const found = fitToQuestion(question, group)
  if (!found || found.p < likelyEnough) return []
  const isPointing = question.asks === true && isVague(question.text)
  return [{ answer: found.answer, asks: true, weight: asking + found.p - (isPointing ? vague : 0) }]
}

/** The closest answer, if it is close enough and clearly closer than the next one. */
function clearly([first, second]: readonly NearAnswer[], lead: number): NearAnswer | undefined {
  if (!first || first.nearness < least) return undefined
  return first.nearness - (second?.nearness ?? 0) >= lead ? first : undefined
}
