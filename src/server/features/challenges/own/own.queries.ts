import { and, count, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import type { ChallengeRow } from '../challenges.queries.ts'
import { closeLeftMoments } from '../runs/run-moments.queries.ts'

const challenges = exposureChallenges
type NewChallenge = typeof challenges.$inferInsert
type OwnChallengeKey = { userId: string; challengeId: string }

const isOwn = ({ userId, challengeId }: OwnChallengeKey) =>
  and(eq(challenges.id, challengeId), eq(challenges.ownerId, userId), isNull(challenges.removedAt))

export async function countOwn(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(challenges)
    .where(and(eq(challenges.ownerId, userId), isNull(challenges.removedAt)))
  return row?.count ?? 0
}

export async function updateOwn(
  db: Queryable,
  key: OwnChallengeKey,
  values: Partial<NewChallenge>,
): Promise<ChallengeRow | undefined> {
  const [row] = await db.update(challenges).set(values).where(isOwn(key)).returning()
  return row
}

/** Undefined if the id is taken, by somebody else or by a step that was removed. */
export async function insertOwn(db: Queryable, values: NewChallenge): Promise<ChallengeRow | undefined> {
  const [row] = await db.insert(challenges).values(values).onConflictDoNothing().returning()
  return row
}

/** Removes it from the list; what was learned and earned stays. */
export async function retireOwn(db: Queryable, key: OwnChallengeKey): Promise<boolean> {
  const runs = userChallengeCompletions
  const wasDone = exists(
    db
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.challengeId, challenges.id), eq(runs.userId, key.userId), eq(runs.completed, true))),
  )
  const retired = await db
    .update(challenges)
    .set({ removedAt: sql`now()` })
    .where(and(isOwn(key), wasDone))
    .returning({ id: challenges.id })
  if (retired.length === 0) return false
  await db
    .update(runs)
    .set({ leftAt: sql`now()` })
    .where(and(eq(runs.challengeId, key.challengeId), eq(runs.completed, false), isNull(runs.leftAt)))
  await closeLeftMoments(db, key)
  return true
}

export async function deleteOwn(db: Queryable, key: OwnChallengeKey): Promise<boolean> {
  const gone = await db.delete(challenges).where(isOwn(key)).returning({ id: challenges.id })
  return gone.length > 0
}
