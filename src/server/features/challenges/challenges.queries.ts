import { and, eq, isNull, or } from 'drizzle-orm'
import type { ChallengeCategory, DifficultyLevel } from '#rules/challenges/facts.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import type { Queryable } from '#server/db/database.ts'
import { exposureChallenges } from '#server/db/tables/challenges.ts'

export type ChallengeRow = typeof exposureChallenges.$inferSelect

export type ChallengeFilter = {
  category?: ChallengeCategory | undefined
  lifeCategory?: LifeArea | undefined
  difficultyLevel?: DifficultyLevel | undefined
}

/** The ones we ship, and this person's own. */
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

type VisibleKey = { userId: string; challengeId: string }

const selectVisible = (db: Queryable, { userId, challengeId }: VisibleKey) =>
  db
    .select()
    .from(exposureChallenges)
    .where(and(eq(exposureChallenges.id, challengeId), visibleTo(userId)))

export async function findVisible(db: Queryable, key: VisibleKey): Promise<ChallengeRow | undefined> {
  const [row] = await selectVisible(db, key)
  return row
}

/** The same, locked against deletion until the end of the transaction. */
export async function holdVisible(db: Queryable, key: VisibleKey): Promise<ChallengeRow | undefined> {
  const [row] = await selectVisible(db, key).for('key share')
  return row
}
