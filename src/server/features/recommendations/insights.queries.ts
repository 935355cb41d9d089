import { and, asc, desc, eq, gt, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import type { Insight } from '#rules/recommendations/insights/find-insights.ts'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { userInsights } from '#server/db/tables/wellbeing.ts'

export type InsightRow = typeof userInsights.$inferSelect

export function listInsightRows(db: Queryable, userId: string, now: Date): Promise<InsightRow[]> {
  return db
    .select()
    .from(userInsights)
    .where(
      and(
        eq(userInsights.userId, userId),
        eq(userInsights.dismissed, false),
        or(isNull(userInsights.expiresAt), gt(userInsights.expiresAt, now)),
      ),
    )
    .orderBy(desc(userInsights.confidence), asc(userInsights.insightType))
}

export async function listDismissedInsights(db: Queryable, userId: string) {
  const rows = await db
    .select({ type: userInsights.insightType, at: userInsights.dismissedAt })
    .from(userInsights)
    .where(and(eq(userInsights.userId, userId), isNotNull(userInsights.dismissedAt)))
    .orderBy(desc(userInsights.dismissedAt), asc(userInsights.id))
    .limit(100)
  return rows.flatMap(({ type, at }) => (at ? [{ type, at }] : []))
}

/** Replaces the stored insights with the ones found. Existing ones keep their id and date. */
export async function replaceInsights(tx: Transaction, userId: string, found: readonly Insight[]): Promise<void> {
  const isStanding = and(eq(userInsights.userId, userId), eq(userInsights.dismissed, false))
  const types = found.map(({ type }) => type)
  await tx
    .delete(userInsights)
    .where(types.length > 0 ? and(isStanding, notInArray(userInsights.insightType, types)) : isStanding)
  const standing = await tx
    .select({ id: userInsights.id, insightType: userInsights.insightType })
    .from(userInsights)
    .where(isStanding)
  for (const { type, cites, ...words } of found) {
    const values = { ...words, dataPoints: [...cites] }
    const before = standing.find(({ insightType }) => insightType === type)
    if (before) await tx.update(userInsights).set(values).where(eq(userInsights.id, before.id))
    else
      await tx
        .insert(userInsights)
        .values({ ...values, userId, insightType: type })
        .onConflictDoNothing()
  }
}

type Key = { userId: string; insightId: string }

export async function findInsight(db: Queryable, { userId, insightId }: Key): Promise<InsightRow | undefined> {
  const [row] = await db
    .select()
    .from(userInsights)
    .where(and(eq(userInsights.id, insightId), eq(userInsights.userId, userId)))
  return row
}

/** Its type; undefined if it was already dismissed. */
export async function markInsightDismissed(db: Queryable, { userId, insightId }: Key, now: Date) {
  const [row] = await db
    .update(userInsights)
    .set({ dismissed: true, dismissedAt: now })
    .where(and(eq(userInsights.id, insightId), eq(userInsights.userId, userId), eq(userInsights.dismissed, false)))
    .returning({ insightType: userInsights.insightType })
  return row?.insightType
}
