import { and, between, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Day } from '#rules/progress/calendar.ts'
import type { Queryable } from '#server/db/database.ts'
import { userChallengeCompletions as runs } from '#server/db/tables/challenges.ts'
import { chatMessages } from '#server/db/tables/coach.ts'
import { moments } from '#server/db/tables/moments.ts'
import { moodEntries, techniqueUsage } from '#server/db/tables/wellbeing.ts'

/** The days of a week as instants: when each begins, and when the last one ends. */
export type Week = { userId: string; starts: readonly Date[]; end: Date }

// The days' boundaries come from the person's calendar; the database only assigns times to them.
const dayIndex = (moment: PgColumn | SQL, { starts }: Week) =>
  sql<number>`width_bucket(${moment}, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[]) - 1`

const isWithin = (moment: PgColumn, { starts, end }: Week) => and(gte(moment, starts[0] ?? end), lt(moment, end))

const amount = sql<number>`count(*)::int`

export async function listCheckInDays(
  db: Queryable,
  { userId, from, to }: { userId: string; from: Day; to: Day },
): Promise<Day[]> {
  const { day } = moodEntries
  const rows = await db
    .selectDistinct({ day })
    .from(moodEntries)
    .where(and(eq(moodEntries.userId, userId), between(day, from, to)))
  return rows.map((row) => row.day)
}

export function countExercises(db: Queryable, week: Week) {
  const { userId, createdAt } = techniqueUsage
  return db
    .select({ index: dayIndex(createdAt, week), amount })
    .from(techniqueUsage)
    .where(and(eq(userId, week.userId), isWithin(createdAt, week)))
    .groupBy(sql`1`)
}

const answered = (fear: PgColumn, outcome: PgColumn) =>
  sql<string | null>`case when ${fear} is not null then ${outcome} end`

/** Completed challenges, by day and by whether the predicted fear came true. */
export function countChallenges(db: Queryable, week: Week) {
  return db
    .select({ index: dayIndex(runs.completedAt, week), outcome: answered(moments.fear, moments.outcome), amount })
    .from(runs)
    .leftJoin(moments, eq(moments.completionId, runs.id))
    .where(and(eq(runs.userId, week.userId), eq(runs.completed, true), isWithin(runs.completedAt, week)))
    .groupBy(sql`1`, sql`2`)
}

/** Closed moments in the same way, without those of challenges, which are counted above. */
export function countMoments(db: Queryable, week: Week) {
  const { userId, completionId, closedAt, fear, outcome } = moments
  return db
    .select({ index: dayIndex(closedAt, week), outcome: answered(fear, outcome), amount })
    .from(moments)
    .where(and(eq(userId, week.userId), isNull(completionId), isNotNull(closedAt), isWithin(closedAt, week)))
    .groupBy(sql`1`, sql`2`)
}

/** Counts chats rather than messages: one talk counts once, however many lines it had. */
export function listChats(db: Queryable, week: Week) {
  const { message, sessionId, userId } = chatMessages
  const said = sql`(${message} ->> 'timestamp') collate "C"`
  const [from, to] = [week.starts[0] ?? week.end, week.end].map((limit) => limit.toISOString())
  return db
    .select({ sessionId, index: dayIndex(sql`(${said})::timestamptz`, week) })
    .from(chatMessages)
    .where(
      and(eq(userId, week.userId), sql`${message} ->> 'role' = 'user'`, sql`${said} >= ${from}`, sql`${said} < ${to}`),
    )
    .groupBy(sessionId, sql`2`)
}
