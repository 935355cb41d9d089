import { dayMs } from '../../durations.ts'
import { daysBetween } from '../days.ts'
import type { PersonRecords } from '../records.ts'
import { challengeInsights } from './challenge-insights.ts'
import type { InsightFinding, InsightRule } from './insight.ts'
import { moodInsights } from './mood-insights.ts'
import { practiceInsights } from './practice-insights.ts'

export type Insight = InsightFinding & { type: string; expiresAt: Date }

export const allInsightRules: readonly InsightRule[] = [...moodInsights, ...challengeInsights, ...practiceInsights]

/** Below this confidence an insight is not shown. */
export const leastConfidence = 0.3

/** Insights from a person's records, the most certain first. */
export function findInsights(records: PersonRecords, rules: readonly InsightRule[] = allInsightRules): Insight[] {
  return rules
    .filter((rule) => !isResting(rule, records))
    .flatMap((rule): Insight[] => {
      const found = rule.find(records)
      if (!found || found.confidence < leastConfidence) return []
      const expiresAt = new Date(records.now.getTime() + rule.expiresAfterDays * dayMs)
      return [{ ...found, type: rule.type, expiresAt }]
    })
    .toSorted((a, b) => b.confidence - a.confidence || (a.type < b.type ? -1 : 1))
}

function isResting({ type, coolDownDays }: InsightRule, { dismissedInsights, now }: PersonRecords): boolean {
  const dismissed = dismissedInsights.filter((one) => one.type === type)
  // After two dismissals it stays away twice as long, after three dismissals three times as long.
  return dismissed.some(({ at }) => daysBetween(at, now) < coolDownDays * dismissed.length)
}
