import { daysBetween } from './days.ts'
import type { ItemKey } from './library.ts'
import type { PastRecommendation, PersonRecords } from './records.ts'
import type { RecommendationRule } from './rule.ts'

/** Reactions to recommendations from longer ago say little about the person now. */
const rememberedDays = 60
const perDismissal = 0.7
const perNeglect = 0.9
const perHelp = 1.2
const mostWeight = 1.6
/** A kind that scores below this is not recommended until its dismissals are old enough to count less. */
const leastWeight = 0.3

/** How much the person wants this kind: 1 without any sign, less after dismissals, more after it helped. */
export function weightOf(rule: RecommendationRule, records: PersonRecords): number {
  const weight = records.past
    .filter((one) => one.rule === rule.id && daysBetween(one.at, records.now) <= rememberedDays)
    .reduce((product, one) => product * signOf(one, records), 1)
  return Math.min(mostWeight, weight)
}

function signOf(one: PastRecommendation, records: PersonRecords): number {
  if (one.state === 'dismissed') return perDismissal
  if (one.state === 'expired') return one.wasOpened ? 1 : perNeglect
  const help = one.state === 'completed' ? helpOf(one, records) : null
  if (help === null) return 1
  if (help >= 0.6) return perHelp
  return help <= 0.2 ? perDismissal : 1
}

/** Whether it helped: the person's answer, or else what their records show since then. */
function helpOf({ helped, type, resourceId, madeAt }: PastRecommendation, records: PersonRecords): number | null {
  if (helped !== null) return helped
  switch (type) {
    case 'technique': {
      const use = records.techniques.find(({ techniqueId, at }) => techniqueId === resourceId && at > madeAt)
      return use?.rating ? (use.rating - 1) / 4 : null
    }
    case 'challenge': {
      const run = records.challenges.find(
        ({ challengeId, completedAt }) => challengeId === resourceId && completedAt !== null && completedAt > madeAt,
      )
      if (!run || run.anxietyBefore === null || run.anxietyAfter === null) return null
      return Math.min(1, Math.max(0, (run.anxietyBefore - run.anxietyAfter + 1) / 3))
    }
    case 'lesson': {
      const answer = records.lessons.find(({ id, at }) => id === resourceId && at > madeAt)
      return answer ? Number(answer.isHelpful) : null
    }
    default:
      return null
  }
}

export function isUnwanted(weight: number): boolean {
  return weight < leastWeight
}

/** Whether this item was dismissed or completed so recently that it would be a nuisance. */
export function isResting(rule: RecommendationRule, { type, id }: ItemKey, { past, now }: PersonRecords): boolean {
  const ended = past.filter((one) => one.type === type && one.resourceId === id && hasEnded(one))
  const dismissals = ended.filter(({ state }) => state === 'dismissed').length
  // After two dismissals it stays away twice as long, after three dismissals three times as long.
  const restDays = rule.coolDownDays * Math.max(1, dismissals)
  return ended.some(({ at }) => daysBetween(at, now) < restDays)
}

function hasEnded({ state }: PastRecommendation): boolean {
  return state === 'dismissed' || state === 'completed'
}
