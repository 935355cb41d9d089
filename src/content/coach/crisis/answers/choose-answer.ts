import type { SafetyState } from '#rules/safety/state.ts'
import type { DangerAnswer } from './danger-answer.ts'

export type NearAnswer = { answer: DangerAnswer; nearness: number }

/** From here on an answer was written for what was said; found by comparing each wording with those of all others. */
const least = 0.45
/** And so much nearer than the next one: what is said about a body must not be about another wound. */
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

/** What was written for just this, where it is near enough and meant for somebody in this danger. */
export function chooseAnswer(
  near: readonly NearAnswer[],
  { kind, whose }: Pick<SafetyState, 'kind' | 'whose'>,
): DangerAnswer | undefined {
  const group = whose === 'other' ? 'friend' : groups[kind]
  const [first, second] = near.filter(({ answer }) => answer.group === group || answer.group === 'any')
  if (!first || first.nearness < least) return undefined
  return first.nearness - (second?.nearness ?? 0) >= ahead[group] ? first.answer : undefined
}
