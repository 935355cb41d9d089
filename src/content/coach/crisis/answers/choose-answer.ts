import type { SafetyState } from '#rules/safety/state.ts'
import type { DangerAnswer } from './danger-answer.ts'

export type NearAnswer = { answer: DangerAnswer; nearness: number }

/** From this similarity on, an answer fits. Found by comparing each example with the examples of all other answers. */
const least = 0.45
/** It must also be this much closer than the next one. Advice about an injury must not be about another injury. */
const ahead: Readonly<Record<DangerAnswer['group'], number>> = {
  own: 0.03,
  friend: 0.03,
  any: 0.03,
  hurt: 0.05,
  body: 0.07,
}

const groups: Readonly<Record<SafetyState['kind'], DangerAnswer['group']>> = {
  suicide: 'own',
  self_harm: 'own',
  eating_disorder: 'own',
  psychosis: 'own',
  harm_to_others: 'own',
  overdose: 'body',
  medical: 'body',
  partner_violence: 'hurt',
  sexual_assault: 'hurt',
  child_abuse: 'hurt',
}

/** We apologize only if it is almost certainly a complaint. */
const leastOfComplaint = 0.62

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
  /** They also say that we missed something. */
  isMissed?: true
  /** The complaint is all they say. */
  isOnlyComplaint?: true
}

/** The answer written for this message, if one is close enough and meant for this kind of danger. */
export function chooseAnswer(
  near: readonly NearAnswer[],
  { kind, whose }: Pick<SafetyState, 'kind' | 'whose'>,
): ChosenAnswer | undefined {
  const group = whose === 'other' ? 'friend' : groups[kind]
  const meant = near.filter(({ answer }) => answer.group === group || answer.group === 'any')
  const complaint = clearly(
    meant.filter(({ answer, nearness }) => complaints.has(answer.id) && nearness >= leastOfComplaint),
    0,
  )
  const answer = clearly(
    meant.filter(({ answer: one }) => !complaints.has(one.id)),
    ahead[group],
  )
  if (answer) return complaint ? { answer, isMissed: true } : { answer }
  return complaint && meant[0]?.answer === complaint ? { answer: complaint, isOnlyComplaint: true } : undefined
}

/** The closest answer, if it is close enough and clearly closer than the next one. */
function clearly([first, second]: readonly NearAnswer[], lead: number): DangerAnswer | undefined {
  if (!first || first.nearness < least) return undefined
  return first.nearness - (second?.nearness ?? 0) >= lead ? first.answer : undefined
}
