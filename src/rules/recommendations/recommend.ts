import { dayMs } from '../durations.ts'
import type { Cite } from './cite.ts'
import { doneToday } from './done.ts'
import { isResting, isUnwanted, weightOf } from './learning.ts'
import { type ItemKey, keyOf, type Library } from './library.ts'
import { allRules } from './recommending/all-rules.ts'
import type { PersonRecords } from './records.ts'
import type { RecommendationRule } from './rule.ts'

export type Recommended = {
  rule: string
  item: ItemKey
  reason: string
  cites: readonly Cite[]
  confidence: number
  /** 0 to 100. */
  priority: number
  expiresAt: Date
}

/** With more than this on the page, nobody knows where to begin. */
export const activeMax = 6
/** At most this many of one type, so that the page offers variety. */
const mostOfOneType = 2

/** Everything the rules find for a person, each item once, the most important first. Ties keep the order of their rules. */
export function recommend(
  records: PersonRecords,
  library: Library,
  rules: readonly RecommendationRule[] = allRules,
): Recommended[] {
  const isDone = doneToday(records)
  const best = new Map<string, Recommended>()
  for (const rule of rules) {
    const weight = weightOf(rule, records)
    if (isUnwanted(weight)) continue
    for (const { item: key, ...finding } of rule.find(records, library)) {
      const item = library.find(key)
      if (!item || isDone(item) || isResting(rule, item, records)) continue
      // Somebody in a crisis is not given challenges.
      if (records.isInCrisis && item.type === 'challenge') continue
      const found = { ...finding, rule: rule.id, item: { type: item.type, id: item.id } }
      const priority = priorityOf(rule, finding.confidence, weight)
      const expiresAt = new Date(records.now.getTime() + rule.expiresAfterDays * dayMs)
      const other = best.get(keyOf(item))
      if (!other || priority > other.priority) best.set(keyOf(item), { ...found, priority, expiresAt })
    }
  }
  return [...best.values()].toSorted((a, b) => b.priority - a.priority)
}

function priorityOf({ priority }: RecommendationRule, confidence: number, weight: number): number {
  return Math.min(100, Math.round(priority * (0.7 + 0.3 * confidence) * weight))
}

/**
 * Selects what is shown: what is already there stays, then the most important of the rest. Each rule gets one place,
 * and no type fills the page.
 */
export function chooseFew(
  found: readonly Recommended[],
  kept: readonly { rule: string; item: ItemKey }[] = [],
): Recommended[] {
  const listed = [...kept]
  const chosen: Recommended[] = []
  for (const one of found) {
    if (listed.length >= activeMax) break
    const isCrowded = listed.filter(({ item }) => item.type === one.item.type).length >= mostOfOneType
    if (isCrowded || listed.some(({ rule, item }) => rule === one.rule || keyOf(item) === keyOf(one.item))) continue
    listed.push(one)
    chosen.push(one)
  }
  return chosen
}
