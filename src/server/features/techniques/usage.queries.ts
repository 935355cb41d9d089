import { and, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { techniqueUsage } from '#server/db/tables/wellbeing.ts'

export type UsageRow = typeof techniqueUsage.$inferSelect

/** The new row; undefined if this person's run is already stored. */
export async function insertUsage(
  db: Queryable,
  usage: typeof techniqueUsage.$inferInsert,
): Promise<UsageRow | undefined> {
  const [row] = await db
    .insert(techniqueUsage)
    .values(usage)
    .onConflictDoNothing({ target: [techniqueUsage.userId, techniqueUsage.clientId] })
    .returning()
  return row
}

export async function findRun(
  db: Queryable,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<UsageRow | undefined> {
  const [row] = await db
    .select()
    .from(techniqueUsage)
    .where(and(eq(techniqueUsage.userId, userId), eq(techniqueUsage.clientId, clientId)))
  return row
}

/** By the record's id, or by the id the device gave the run. */
export async function updateRating(
  db: Queryable,
  { usageId, userId, rating }: { usageId: string; userId: string; rating: number },
): Promise<UsageRow | undefined> {
  const [row] = await db
    .update(techniqueUsage)
    .set({ rating })
    .where(
      and(eq(techniqueUsage.userId, userId), or(eq(techniqueUsage.id, usageId), eq(techniqueUsage.clientId, usageId))),
    )
    .returning()
  return row
}

/** Sums and counts per technique; the caller computes averages, since it also needs them over all techniques. */
export function sumUsage(db: Queryable, userId: string) {
  return db
    .select({
      techniqueId: techniqueUsage.techniqueId,
      sessions: sql<number>`count(*)::int`,
      completed: sql<number>`count(*) filter (where ${techniqueUsage.completed})::int`,
      minutes: sql<number>`sum(${techniqueUsage.durationMinutes})::int`,
      ratings: sql<number>`count(${techniqueUsage.rating})::int`,
      ratingSum: sql<number>`coalesce(sum(${techniqueUsage.rating}), 0)::int`,
      lastUsed: sql`max(${techniqueUsage.createdAt})`.mapWith(techniqueUsage.createdAt),
    })
    .from(techniqueUsage)
    .where(eq(techniqueUsage.userId, userId))
    .groupBy(techniqueUsage.techniqueId)
}
