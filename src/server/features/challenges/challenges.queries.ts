import { and, eq, isNull, or } from 'drizzle-orm'
import type { ChallengeCategory } from '#rules/challenges/facts.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import type { Queryable } from '#server/db/database.ts'
import { exposureChallenges } from '#server/db/tables/challenges.ts'

export type ChallengeRow = typeof exposureChallenges.$inferSelect

export type ChallengeFilter = {
  category?: ChallengeCategory | undefined
  lifeCategory?: LifeArea | undefined
  difficultyLevel?: number | undefined
}

/** Ours, and this person's own; nobody else's. */
const visibleTo = (userId: string) =>
  and(
    isNull(exposureChallenges.removedAt),
    or(isNull(exposureChallenges.ownerId), eq(exposureChallenges.ownerId, userId)),
  )

export function listVisible(db: Queryable, userId: string, filter: ChallengeFilter = {}): Promise<ChallengeRow[]> {
  const { category, lifeCategory, difficultyLevel } = filter
  return db
    .select()
    .from(exposureChallenges)
    .where(
      and(
        visibleTo(userId),
        category && eq(exposureChallenges.category, category),
        lifeCategory && eq(exposureChallenges.lifeCategory, lifeCategory),
        difficultyLevel === undefined ? undefined : eq(exposureChallenges.difficultyLevel, difficultyLevel),
      ),
    )
    .orderBy(
      exposureChallenges.difficultyLevel,
      exposureChallenges.points,
      exposureChallenges.title,
      exposureChallenges.id,
    )
}

/** Held until the end of the transaction, where there is one, against being deleted meanwhile. */
export async function findVisible(
  db: Queryable,
  { userId, challengeId }: { userId: string; challengeId: string },
): Promise<ChallengeRow | undefined> {
  const [row] = await db
    .select()
    .from(exposureChallenges)
    .where(and(eq(exposureChallenges.id, challengeId), visibleTo(userId)))
    .for('key share')
  return row
}
