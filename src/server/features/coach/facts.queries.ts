import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { latestFirst } from '#server/db/latest-first.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { moodEntries, techniqueUsage } from '#server/db/tables/wellbeing.ts'

/** As much of a record as a reply can make use of. */
const recent = 20

export function listMoods(db: Queryable, userId: string) {
  return db
    .select({ mood: moodEntries.mood, at: moodEntries.createdAt })
    .from(moodEntries)
    .where(eq(moodEntries.userId, userId))
    .orderBy(latestFirst(moodEntries.createdAt))
    .limit(recent)
}

export function listTechniqueUses(db: Queryable, userId: string) {
  return db
    .select({
      techniqueId: techniqueUsage.techniqueId,
      usedAt: techniqueUsage.createdAt,
      completed: techniqueUsage.completed,
      rating: techniqueUsage.rating,
    })
    .from(techniqueUsage)
    .where(eq(techniqueUsage.userId, userId))
    .orderBy(latestFirst(techniqueUsage.createdAt))
    .limit(recent)
}

export function listChallengeTries(db: Queryable, userId: string) {
  return db
    .select({
      challengeId: userChallengeCompletions.challengeId,
      difficultyLevel: exposureChallenges.difficultyLevel,
      completed: userChallengeCompletions.completed,
      completedAt: userChallengeCompletions.completedAt,
      startedAt: userChallengeCompletions.createdAt,
      leftAt: userChallengeCompletions.leftAt,
      anxietyBefore: userChallengeCompletions.anxietyBefore,
      anxietyAfter: userChallengeCompletions.anxietyAfter,
    })
    .from(userChallengeCompletions)
    .innerJoin(exposureChallenges, eq(exposureChallenges.id, userChallengeCompletions.challengeId))
    .where(eq(userChallengeCompletions.userId, userId))
    .orderBy(latestFirst(userChallengeCompletions.createdAt))
    .limit(recent)
}
