import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { reportRuns } from '#rules/progress/facts.ts'
import type { AsJson } from '#server/db/ask-together.ts'
import type { Queryable } from '#server/db/database.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { moments } from '#server/db/tables/moments.ts'
import { ratedColumns } from './report.queries.ts'

const runs = userChallengeCompletions
const challenges = exposureChallenges

/** The latest moments, including challenges, that say whether the fear came true; latest first. */
export function listPredictions(db: Queryable, userId: string) {
  return db
    .select({
      completionId: sql<string>`coalesce(${moments.completionId}, ${moments.id}::text)`,
      challengeId: runs.challengeId,
      title: sql<string>`coalesce(${challenges.title}, ${moments.title})`,
      completedAt: sql<Date>`${moments.closedAt}`,
      ...ratedColumns,
    })
    .from(moments)
    .leftJoin(runs, eq(runs.id, moments.completionId))
    .leftJoin(challenges, eq(challenges.id, runs.challengeId))
    .where(and(eq(moments.userId, userId), isNotNull(moments.closedAt), isNotNull(moments.outcome)))
    .orderBy(desc(moments.closedAt), moments.id)
    .limit(reportRuns)
}

export type PredictionRow = AsJson<Awaited<ReturnType<typeof listPredictions>>[number]>
