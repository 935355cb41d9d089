import type { Insight, Recommendation } from '#contract/recommendations.ts'
import { type HelpAnswer, helpAnswers, helpValues } from '#rules/recommendations/facts.ts'
import type { InsightRow } from './insights.queries.ts'
import { findResource } from './library.ts'
import type { ListedRow, ShownRow } from './recommendations.queries.ts'

/** Undefined for something that has left the library: there is nothing behind it any more. */
export function presentRecommendation(row: ShownRow): Recommendation | undefined {
  const href = findResource({ type: row.type, id: row.resourceId })?.href ?? ownChallenge(row)
  if (!href) return undefined
  const { id, type, resourceId, title, description, reason, priority, tags, dismissed, completed, createdAt } = row
  return {
    id,
    type,
    resourceId,
    href,
    title,
    description,
    reason,
    priority,
    tags,
    dismissed,
    completed,
    category: row.category,
    difficulty: row.difficulty,
    ...(row.estimatedDuration ? { estimatedDuration: row.estimatedDuration } : {}),
    helped: answerOf(row.helped),
    createdAt: createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  }
}

const uuid = /^[0-9a-f]{8}-/

/** A challenge somebody made themselves has an id of their device; ours have words. */
function ownChallenge({ type, resourceId }: ShownRow): string | undefined {
  return type === 'challenge' && uuid.test(resourceId) ? `/challenges?challenge=${resourceId}` : undefined
}

function answerOf(value: number | null): HelpAnswer | null {
  return helpAnswers.find((answer) => helpValues[answer] === value) ?? null
}

/** The active ones by priority, then the completed ones, the latest first. What was done since counts as completed. */
export function presentList(rows: readonly ListedRow[]): Recommendation[] {
  const settled = rows.map(({ doneAt, ...row }) => {
    return doneAt && !row.completed ? { ...row, completed: true, completedAt: doneAt } : row
  })
  const active = settled.filter(({ completed }) => !completed)
  const completed = settled.filter((row) => row.completed)
  return [
    ...active.toSorted((a, b) => b.priority - a.priority || latest(a.createdAt, b.createdAt) || (a.id < b.id ? -1 : 1)),
    ...completed.toSorted((a, b) => latest(a.completedAt, b.completedAt) || (a.id < b.id ? -1 : 1)),
  ].flatMap((row) => presentRecommendation(row) ?? [])
}

function latest(a: Date | null, b: Date | null): number {
  return (b?.getTime() ?? 0) - (a?.getTime() ?? 0)
}

export function presentInsight(row: InsightRow): Insight {
  const { id, insightType, title, description, confidence, actionable, dataPoints, createdAt } = row
  return {
    id,
    insightType,
    title,
    description,
    confidence,
    actionable,
    recordCount: dataPoints.length,
    createdAt: createdAt.toISOString(),
  }
}
