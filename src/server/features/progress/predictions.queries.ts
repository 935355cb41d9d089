import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { reportRuns } from '#rules/progress/facts.ts'
import type { Queryable } from '#server/db/database.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { moments } from '#server/db/tables/moments.ts'

const runs = userChallengeCompletions
const challenges = exposureChallenges

/** The latest challenges and moments that say whether the fear came true, the latest first. */
export function listPredictions(db: Queryable, userId: string) {
  const ofRuns = db
    .select({
      completionId: sql<string>`${runs.id}`.as('id'),
      challengeId: sql<string | null>`${runs.challengeId}`.as('challenge_id'),
      title: sql<string>`${challenges.title}`.as('title'),
      completedAt: sql`${runs.completedAt}`.mapWith(runs.completedAt).as('completed_at'),
      anxietyBefore: runs.anxietyBefore,
      anxietyAfter: runs.anxietyAfter,
      fear: runs.fear,
      outcome: runs.outcome,
      certaintyBefore: runs.certaintyBefore,
      certaintyAfter: runs.certaintyAfter,
    })
    .from(runs)
    .innerJoin(challenges, eq(challenges.id, runs.challengeId))
    .where(and(eq(runs.userId, userId), eq(runs.completed, true), isNotNull(runs.outcome)))
    .orderBy(desc(runs.completedAt), runs.id)
    .limit(reportRuns)
  const ofMoments = db
    .select({
      completionId: sql<string>`${moments.id}::text`.as('id'),
      challengeId: sql<string | null>`null`.as('challenge_id'),
      title: sql<string>`${moments.title}`.as('title'),
      completedAt: sql`${moments.closedAt}`.mapWith(moments.closedAt).as('completed_at'),
      anxietyBefore: sql<number | null>`null::int`.as('anxiety_before'),
      anxietyAfter: sql<number | null>`null::int`.as('anxiety_after'),
      fear: moments.fear,
      outcome: moments.outcome,
      certaintyBefore: moments.certaintyBefore,
      certaintyAfter: moments.certaintyAfter,
    })
    .from(moments)
    .where(and(eq(moments.userId, userId), isNotNull(moments.closedAt), isNotNull(moments.outcome)))
    .orderBy(desc(moments.closedAt), moments.id)
    .limit(reportRuns)
  return unionAll(ofRuns, ofMoments).orderBy(sql`completed_at desc`, sql`id`).limit(reportRuns)
}

export type PredictionRow = Awaited<ReturnType<typeof listPredictions>>[number]
