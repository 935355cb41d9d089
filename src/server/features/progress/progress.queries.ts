import { and, between, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { Day } from '#rules/progress/calendar.ts'
import type { Standing } from '#rules/progress/standing.ts'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { moodEntries, techniqueUsage, userProgress } from '#server/db/tables/wellbeing.ts'

const runs = userChallengeCompletions
export type ProgressRow = typeof userProgress.$inferSelect
type Settings = Partial<Pick<ProgressRow, 'timeZone' | 'goalCheckIns' | 'goalTechniques' | 'goalChallenges'>>

export async function findProgress(db: Queryable, userId: string): Promise<ProgressRow | undefined> {
  const [row] = await db.select().from(userProgress).where(eq(userProgress.userId, userId))
  return row
}

/** The person's row, made if need be, and held until the end of the transaction: their changes take turns here. */
export async function holdProgress(tx: Transaction, userId: string, settings: Settings = {}): Promise<ProgressRow> {
  const [row] = await tx
    .insert(userProgress)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: userProgress.userId, set: { userId: sql`excluded.user_id`, ...settings } })
    .returning()
  if (!row) throw new Error('An insert that updates on conflict always returns its row')
  return row
}

export async function saveStanding(tx: Transaction, userId: string, standing: Standing): Promise<ProgressRow> {
  const [row] = await tx.update(userProgress).set(standing).where(eq(userProgress.userId, userId)).returning()
  if (!row) throw new Error('A locked row cannot be missing')
  return row
}

/** Sums over all check-ins, and the run of days that ends with the last one. */
export async function sumCheckIns(db: Queryable, userId: string) {
  const days = db
    .select({
      day: moodEntries.day,
      entries: sql<number>`count(*)`.as('entries'),
      moods: sql<number>`sum(${moodEntries.mood})`.as('moods'),
      latest: sql`max(${moodEntries.createdAt})`.as('latest'),
      // In a run of days, the day and its place from the end go down and up together.
      run: sql`${moodEntries.day} + (row_number() over (order by ${moodEntries.day} desc))::int`.as('run'),
    })
    .from(moodEntries)
    .where(eq(moodEntries.userId, userId))
    .groupBy(moodEntries.day)
    .as('days')
  const [sums] = await db
    .select({
      checkIns: sql<number>`coalesce(sum(${days.entries}), 0)::int`,
      checkInDays: sql<number>`count(*)::int`,
      averageMood: sql<number | null>`(sum(${days.moods}) / sum(${days.entries}))::float8`,
      lastCheckIn: sql`max(${days.latest})`.mapWith(userProgress.lastCheckIn),
      lastDay: sql<Day | null>`max(${days.day})::text`,
      lastRun: sql<number>`count(*) filter (where ${days.run} = (select max(day) + 1 from ${moodEntries} where ${moodEntries.userId} = ${userId}))::int`,
    })
    .from(days)
  if (!sums) throw new Error('A sum always has a row')
  return sums
}

export async function countCheckInDays(
  db: Queryable,
  { userId, from, to }: { userId: string; from: Day; to: Day },
): Promise<number> {
  const [row] = await db
    .select({ days: sql<number>`count(distinct ${moodEntries.day})::int` })
    .from(moodEntries)
    .where(and(eq(moodEntries.userId, userId), between(moodEntries.day, from, to)))
  return row?.days ?? 0
}

type Span = { userId: string; from: Date; to: Date }

/** Techniques used, ever and in a span. */
export async function countTechniques(db: Queryable, { userId, from, to }: Span) {
  const isWithin = and(gte(techniqueUsage.createdAt, from), lt(techniqueUsage.createdAt, to))
  const [row] = await db
    .select({ ever: count(), within: sql<number>`count(*) filter (where ${isWithin})::int` })
    .from(techniqueUsage)
    .where(eq(techniqueUsage.userId, userId))
  return row ?? { ever: 0, within: 0 }
}

/** Challenges completed, ever and in a span. */
export async function countChallenges(db: Queryable, { userId, from, to }: Span) {
  const isWithin = and(gte(runs.completedAt, from), lt(runs.completedAt, to))
  const [row] = await db
    .select({ ever: count(), within: sql<number>`count(*) filter (where ${isWithin})::int` })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.completed, true)))
  return row ?? { ever: 0, within: 0 }
}
