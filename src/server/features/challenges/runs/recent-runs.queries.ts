import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { latestFirst } from '#server/db/latest-first.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { moments } from '#server/db/tables/moments.ts'

const runs = userChallengeCompletions

/** What a person has tried lately, latest first: completed, still open, or given up. */
export function listRecentRuns(db: Queryable, userId: string, limit = 20) {
  return db
    .select({
      completionId: runs.id,
      challengeId: runs.challengeId,
      title: exposureChallenges.title,
      category: exposureChallenges.category,
      lifeCategory: exposureChallenges.lifeCategory,
      difficultyLevel: exposureChallenges.difficultyLevel,
      startedAt: runs.createdAt,
      completedAt: runs.completedAt,
      leftAt: runs.leftAt,
      anxietyBefore: runs.anxietyBefore,
      anxietyAfter: runs.anxietyAfter,
      fear: moments.fear,
      outcome: moments.outcome,
      learnt: moments.learnt,
    })
    .from(runs)
    .leftJoin(moments, eq(moments.completionId, runs.id))
    .innerJoin(exposureChallenges, eq(exposureChallenges.id, runs.challengeId))
    .where(eq(runs.userId, userId))
    .orderBy(latestFirst(runs.createdAt))
    .limit(limit)
}
