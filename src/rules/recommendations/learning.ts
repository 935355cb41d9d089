import { daysBetween } from './days.ts'
import type { ItemKey } from './library.ts'
import type { PastRecommendation, PersonRecords } from './records.ts'
import type { RecommendationRule } from './rule.ts'

/** What somebody did with recommendations longer ago than this says little about them now. */
const rememberedDays = 60
const perDismissal = 0.7
const perHelp = 1.2
const mostWeight = 1.6
/** Below it the kind is not wanted: it keeps quiet until the dismissals have aged. */
const leastWeight = 0.3

/** How much this kind is wanted: 1 for no sign either way, less after dismissals, more after it helped. */
export function weightOf(rule: RecommendationRule, { past, now }: Pick<PersonRecords, 'past' | 'now'>): number {
  let weight = 1
  for (const one of past) {
    if (one.rule !== rule.id || daysBetween(one.at, now) > rememberedDays) continue
    if (one.state === 'dismissed') weight *= perDismissal
    if (one.state === 'completed') weight *= weightOfHelp(one.helped)
  }
  return Math.min(mostWeight, weight)
}

function weightOfHelp(helped: number | null): number {
  if (helped === null) return 1
  if (helped >= 0.6) return perHelp
  return helped <= 0.2 ? perDismissal : 1
}

export function isUnwanted(weight: number): boolean {
  return weight < leastWeight
}

/** Whether this very item was dismissed or completed so lately that it would be a nuisance. */
export function isResting(rule: RecommendationRule, { type, id }: ItemKey, { past, now }: PersonRecords): boolean {
  const ended = past.filter((one) => one.type === type && one.resourceId === id && hasEnded(one))
  const dismissals = ended.filter(({ state }) => state === 'dismissed').length
  // Dismissed twice, it rests twice as long.
  const restDays = rule.coolDownDays * Math.max(1, dismissals)
  return ended.some(({ at }) => daysBetween(at, now) < restDays)
}

function hasEnded({ state }: PastRecommendation): boolean {
  return state === 'dismissed' || state === 'completed'
}
