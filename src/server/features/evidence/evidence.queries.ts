import { and, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { WallSums } from '#rules/challenges/wall.ts'
import type { Queryable } from '#server/db/database.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { moments } from '#server/db/tables/moments.ts'

const runs = userChallengeCompletions
const challenges = exposureChallenges

export type WallPage = { search?: string | undefined; limit: number; offset: number }

/** Words as typed: a percent sign is a percent sign. */
function matches(search: string | undefined, texts: readonly SQL[]) {
  return search ? or(...texts.map((text) => sql`strpos(lower(${text}), lower(${search})) > 0`)) : undefined
}

const ofRuns = (userId: string, search?: string) =>
  and(
    eq(runs.userId, userId),
    eq(runs.completed, true),
    or(isNotNull(runs.learnt), isNotNull(runs.outcome)),
    matches(search, [sql`${runs.learnt}`, sql`${runs.fear}`, sql`${challenges.title}`]),
  )

const ofMoments = (userId: string, search?: string) =>
  and(
    eq(moments.userId, userId),
    isNotNull(moments.closedAt),
    or(isNotNull(moments.learnt), isNotNull(moments.outcome)),
    matches(search, [sql`${moments.learnt}`, sql`${moments.fear}`, sql`${moments.title}`]),
  )

const runLines = (db: Queryable, userId: string, search?: string) =>
  db
    .select({
      id: sql<string>`${runs.id}`.as('id'),
      source: sql<'challenge' | 'moment'>`'challenge'`.as('source'),
      title: sql<string>`${challenges.title}`.as('title'),
      category: sql<string | null>`${challenges.category}`.as('category'),
      lifeArea: sql<string>`${challenges.lifeCategory}`.as('life_area'),
      happenedAt: sql`${runs.completedAt}`.mapWith(runs.completedAt).as('happened_at'),
      fear: runs.fear,
      outcome: runs.outcome,
      certaintyBefore: runs.certaintyBefore,
      certaintyAfter: runs.certaintyAfter,
      safetyHabit: runs.safetyHabit,
      habitDropped: runs.habitDropped,
      learnt: runs.learnt,
    })
    .from(runs)
    .innerJoin(challenges, eq(challenges.id, runs.challengeId))
    .where(ofRuns(userId, search))

const momentLines = (db: Queryable, userId: string, search?: string) =>
  db
    .select({
      id: sql<string>`${moments.id}::text`.as('id'),
      source: sql<'challenge' | 'moment'>`'moment'`.as('source'),
      title: sql<string>`${moments.title}`.as('title'),
      category: sql<string | null>`null`.as('category'),
      lifeArea: sql<string>`${moments.lifeArea}`.as('life_area'),
      happenedAt: sql`${moments.closedAt}`.mapWith(moments.closedAt).as('happened_at'),
      fear: moments.fear,
      outcome: moments.outcome,
      certaintyBefore: moments.certaintyBefore,
      certaintyAfter: moments.certaintyAfter,
      safetyHabit: moments.safetyHabit,
      habitDropped: moments.habitDropped,
      learnt: moments.learnt,
    })
    .from(moments)
    .where(ofMoments(userId, search))

/** Each side gives no more than the page can need, by its own index; then both are put in one order. */
export function listWall(db: Queryable, userId: string, { search, limit, offset }: WallPage) {
  const most = limit + offset
  return unionAll(
    runLines(db, userId, search).orderBy(desc(runs.completedAt), runs.id).limit(most),
    momentLines(db, userId, search).orderBy(desc(moments.closedAt), moments.id).limit(most),
  )
    .orderBy(sql`happened_at desc`, sql`id`)
    .limit(limit)
    .offset(offset)
}

export type WallRow = Awaited<ReturnType<typeof listWall>>[number]

export type AreaSums = WallSums & { lifeArea: string }

/** What the wall comes to in each part of life. */
export function sumByArea(db: Queryable, userId: string): Promise<AreaSums[]> {
  const wall = unionAll(runLines(db, userId), momentLines(db, userId)).as('wall')
  const hasBoth = sql`${wall.certaintyBefore} is not null and ${wall.certaintyAfter} is not null`
  return db
    .select({
      lifeArea: wall.lifeArea,
      predictions: count(wall.outcome),
      cameTrue: sql<number>`count(*) filter (where ${wall.outcome} = 'yes')::int`,
      partlyTrue: sql<number>`count(*) filter (where ${wall.outcome} = 'partly')::int`,
      certainties: sql<number>`count(*) filter (where ${hasBoth})::int`,
      certaintyBeforeSum: sql<number>`coalesce(sum(${wall.certaintyBefore}) filter (where ${hasBoth}), 0)::int`,
      certaintyAfterSum: sql<number>`coalesce(sum(${wall.certaintyAfter}) filter (where ${hasBoth}), 0)::int`,
    })
    .from(wall)
    .groupBy(wall.lifeArea)
}

/** Habits that were to be left out, with what became of that; the most tried first. */
export function countHabits(db: Queryable, userId: string, limit: number) {
  const said = unionAll(
    db
      .select({ habit: sql<string>`${runs.safetyHabit}`.as('habit'), dropped: sql`${runs.habitDropped}`.as('dropped') })
      .from(runs)
      .where(and(eq(runs.userId, userId), eq(runs.completed, true), wasTried(runs))),
    db
      .select({
        habit: sql<string>`${moments.safetyHabit}`.as('habit'),
        dropped: sql`${moments.habitDropped}`.as('dropped'),
      })
      .from(moments)
      .where(and(eq(moments.userId, userId), isNotNull(moments.closedAt), wasTried(moments))),
  ).as('said')
  return db
    .select({
      habit: said.habit,
      tries: count(),
      leftOut: sql<number>`count(*) filter (where ${said.dropped} = 'yes')::int`,
      partlyLeftOut: sql<number>`count(*) filter (where ${said.dropped} = 'partly')::int`,
    })
    .from(said)
    .groupBy(said.habit)
    .orderBy(desc(count()), said.habit)
    .limit(limit)
}

function wasTried({ safetyHabit, habitDropped }: typeof runs | typeof moments) {
  return and(isNotNull(safetyHabit), isNotNull(habitDropped))
}
