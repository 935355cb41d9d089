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

/** A complaint is owned only where it surely is one. */
const leastOfComplaint = 0.62

/** Said of us: whoever also asks something wants that answered, and not to be asked again. */
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
  /** They say nothing else. */
  isOnlyComplaint?: true
}

/** What was written for just this, where it is near enough and meant for somebody in this danger. */
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

/** The nearest, where it is near enough and far enough ahead of the next. */
function clearly([first, second]: readonly NearAnswer[], lead: number): DangerAnswer | undefined {
  if (!first || first.nearness < least) return undefined
  return first.nearness - (second?.nearness ?? 0) >= lead ? first.answer : undefined
}
