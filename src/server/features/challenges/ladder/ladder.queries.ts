import { eq, sql } from 'drizzle-orm'
import type { LadderRating } from '#contract/challenges/challenge-ladder.ts'
import type { Queryable } from '#server/db/database.ts'
import { ladderRatings } from '#server/db/tables/challenges.ts'

export function listRatings(db: Queryable, userId: string): Promise<LadderRating[]> {
  return db
    .select({ situationId: ladderRatings.situationId, fear: ladderRatings.fear, matters: ladderRatings.matters })
    .from(ladderRatings)
    .where(eq(ladderRatings.userId, userId))
    .orderBy(ladderRatings.situationId)
}

export async function upsertRatings(db: Queryable, userId: string, ratings: readonly LadderRating[]): Promise<void> {
  // Always in the same order, so that two devices of one person cannot deadlock.
  const rows = ratings.map((rating) => ({ userId, ...rating })).sort((a, b) => (a.situationId < b.situationId ? -1 : 1))
  await db
    .insert(ladderRatings)
    .values(rows)
    .onConflictDoUpdate({
      target: [ladderRatings.userId, ladderRatings.situationId],
      set: { fear: sql`excluded.fear`, matters: sql`excluded.matters`, updatedAt: sql`now()` },
    })
}

export async function deleteRatings(db: Queryable, userId: string): Promise<void> {
  await db.delete(ladderRatings).where(eq(ladderRatings.userId, userId))
}
