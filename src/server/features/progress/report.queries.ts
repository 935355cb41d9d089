import { and, asc, between, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Day } from '#rules/progress/calendar.ts'
import { reportRuns } from '#rules/progress/facts.ts'
import type { AsJson } from '#server/db/ask-together.ts'
import type { Queryable } from '#server/db/database.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { chatMessages } from '#server/db/tables/coach.ts'
import { moments } from '#server/db/tables/moments.ts'
import { moodEntries, techniqueUsage } from '#server/db/tables/wellbeing.ts'

const runs = userChallengeCompletions

/** Each day's average, for the days with a check-in. */
export function listMoodDays(db: Queryable, { userId, from, to }: { userId: string; from: Day; to: Day }) {
  return db
    .select({
      day: moodEntries.day,
      mood: sql<number>`avg(${moodEntries.mood})::float8`,
      entries: sql<number>`count(*)::int`,
    })
    .from(moodEntries)
    .where(and(eq(moodEntries.userId, userId), between(moodEntries.day, from, to)))
    .groupBy(moodEntries.day)
    .orderBy(asc(moodEntries.day))
}

/** Days as instants: when each begins, and when the last one ends. */
export type Slots = { userId: string; starts: readonly Date[]; end: Date }

// The days' boundaries come from the person's calendar; the database only assigns times to them.
const slotOf = (moment: PgColumn | SQL, starts: readonly Date[]) =>
  sql<number>`width_bucket(${moment}, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[]) - 1`

export function countTechniquesByDay(db: Queryable, { userId, starts, end }: Slots) {
  const [moment, first] = [techniqueUsage.createdAt, starts[0] ?? end]
  return db
    .select({ index: slotOf(moment, starts), count: sql<number>`count(*)::int` })
    .from(techniqueUsage)
    .where(and(eq(techniqueUsage.userId, userId), gte(moment, first), lt(moment, end)))
    .groupBy(sql`1`)
}

export function countChallengesByDay(db: Queryable, { userId, starts, end }: Slots) {
  const [moment, first] = [runs.completedAt, starts[0] ?? end]
  return db
    .select({ index: slotOf(moment, starts), count: sql<number>`count(*)::int` })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.completed, true), gte(moment, first), lt(moment, end)))
    .groupBy(sql`1`)
}

/** Counts chats rather than messages: one talk counts once, however many lines it had. */
export function countTalksByDay(db: Queryable, { userId, starts, end }: Slots) {
  const { message, sessionId } = chatMessages
  const moment = sql`(${message} ->> 'timestamp') collate "C"`
  const [from, to] = [starts[0] ?? end, end].map((limit) => limit.toISOString())
  return db
    .select({
      index: slotOf(sql`(${moment})::timestamptz`, starts),
      count: sql<number>`count(distinct ${sessionId})::int`,
    })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        sql`${message} ->> 'role' = 'user'`,
        sql`${moment} >= ${from}`,
        sql`${moment} < ${to}`,
      ),
    )
    .groupBy(sql`1`)
}

/** How a run or a moment was rated, and whether the fear came true. */
export const ratedColumns = {
  anxietyBefore: runs.anxietyBefore,
  anxietyAfter: runs.anxietyAfter,
  fear: moments.fear,
  outcome: moments.outcome,
  certaintyBefore: moments.certaintyBefore,
  certaintyAfter: moments.certaintyAfter,
}

const runColumns = {
  completionId: runs.id,
  challengeId: runs.challengeId,
  title: exposureChallenges.title,
  completedAt: sql<Date>`${runs.completedAt}`,
  ...ratedColumns,
}

/** The latest completed runs, latest first. */
export function listCompletedRuns(db: Queryable, userId: string) {
  return db
    .select(runColumns)
    .from(runs)
    .leftJoin(moments, eq(moments.completionId, runs.id))
    .innerJoin(exposureChallenges, eq(exposureChallenges.id, runs.challengeId))
    .where(and(eq(runs.userId, userId), eq(runs.completed, true)))
    .orderBy(desc(runs.completedAt), runs.id)
    .limit(reportRuns)
}

export type RunRow = AsJson<Awaited<ReturnType<typeof listCompletedRuns>>[number]>

/** Over all completed runs with both ratings. */
export function sumAnxiety(db: Queryable, userId: string) {
  return db
    .select({
      runs: sql<number>`count(*)::int`,
      before: sql<number | null>`avg(${runs.anxietyBefore})::float8`,
      after: sql<number | null>`avg(${runs.anxietyAfter})::float8`,
    })
    .from(runs)
    .where(
      and(
        eq(runs.userId, userId),
        eq(runs.completed, true),
        isNotNull(runs.anxietyBefore),
        isNotNull(runs.anxietyAfter),
      ),
    )
}
