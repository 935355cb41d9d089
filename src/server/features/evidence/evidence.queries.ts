import { and, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { WallSums } from '#rules/challenges/wall.ts'
import type { MomentArea } from '#rules/moments/facts.ts'
import type { Queryable } from '#server/db/database.ts'
import { containsText, experimentColumns } from '#server/db/experiments.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { moments } from '#server/db/tables/moments.ts'

const runs = userChallengeCompletions
const challenges = exposureChallenges

export type WallPage = Page & { search?: string | undefined }

function matches(search: string | undefined, texts: readonly SQL[]) {
  return search ? or(...texts.map((text) => containsText(text, search))) : undefined
}

const isOnWall = (userId: string) =>
  and(
    eq(moments.userId, userId),
    isNotNull(moments.closedAt),
    or(isNotNull(moments.learnt), isNotNull(moments.outcome)),
  )

/** A completed challenge keeps its own name on the wall, whatever its moment is called by now. */
const title = sql<string>`coalesce(${challenges.title}, ${moments.title})`

export function listWall(db: Queryable, userId: string, { search, limit, offset }: WallPage) {
  return db
    .select({
      id: sql<string>`coalesce(${moments.completionId}, ${moments.id}::text)`,
      source: sql<'challenge' | 'moment'>`case when ${moments.completionId} is null then 'moment' else 'challenge' end`,
      momentId: moments.id,
      title,
      category: challenges.category,
      lifeArea: moments.lifeArea,
      happenedAt: sql`${moments.closedAt}`.mapWith(moments.closedAt),
      ...experimentColumns,
    })
    .from(moments)
    .leftJoin(runs, eq(runs.id, moments.completionId))
    .leftJoin(challenges, eq(challenges.id, runs.challengeId))
    .where(and(isOnWall(userId), matches(search, [sql`${moments.learnt}`, sql`${moments.fear}`, title])))
    .orderBy(desc(moments.closedAt), moments.id)
    .limit(limit)
    .offset(offset)
}

export type WallRow = Awaited<ReturnType<typeof listWall>>[number]

export type AreaSums = WallSums & { lifeArea: MomentArea }

/** Sums of the wall for each life area. */
export function sumByArea(db: Queryable, userId: string): Promise<AreaSums[]> {
  const { certaintyBefore, certaintyAfter, outcome } = moments
  const hasBoth = sql`${certaintyBefore} is not null and ${certaintyAfter} is not null`
  return db
    .select({
      lifeArea: moments.lifeArea,
      predictions: count(outcome),
      cameTrue: sql<number>`count(*) filter (where ${outcome} = 'yes')::int`,
      partlyTrue: sql<number>`count(*) filter (where ${outcome} = 'partly')::int`,
      certainties: sql<number>`count(*) filter (where ${hasBoth})::int`,
      certaintyBeforeSum: sql<number>`coalesce(sum(${certaintyBefore}) filter (where ${hasBoth}), 0)::int`,
      certaintyAfterSum: sql<number>`coalesce(sum(${certaintyAfter}) filter (where ${hasBoth}), 0)::int`,
    })
    .from(moments)
    .where(isOnWall(userId))
    .groupBy(moments.lifeArea)
}

/** Habits people planned to leave out and what happened, most tried first. */
export function countHabits(db: Queryable, userId: string, limit: number) {
  const { safetyHabit, habitDropped } = moments
  return db
    .select({
      habit: sql<string>`${safetyHabit}`,
      tries: count(),
      leftOut: sql<number>`count(*) filter (where ${habitDropped} = 'yes')::int`,
      partlyLeftOut: sql<number>`count(*) filter (where ${habitDropped} = 'partly')::int`,
    })
    .from(moments)
    .where(
      and(eq(moments.userId, userId), isNotNull(moments.closedAt), isNotNull(safetyHabit), isNotNull(habitDropped)),
    )
    .groupBy(safetyHabit)
    .orderBy(desc(count()), safetyHabit)
    .limit(limit)
}
