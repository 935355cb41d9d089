import { and, count, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import type { Day } from '#rules/progress/calendar.ts'
import type { Standing } from '#rules/progress/standing.ts'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { moodEntries, techniqueUsage, userProgress } from '#server/db/tables/wellbeing.ts'

const runs = userChallengeCompletions
export type ProgressRow = typeof userProgress.$inferSelect
type Settings = Partial<Pick<ProgressRow, 'timeZone' | 'goalCheckIns' | 'goalTechniques' | 'goalChallenges'>>

/** One row, or none yet. */
export function listProgress(db: Queryable, userId: string) {
  return db.select(getTableColumns(userProgress)).from(userProgress).where(eq(userProgress.userId, userId))
}

/** The person's row, created if necessary, and locked until the end of the transaction, so that their changes take turns. */
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

/** A week: in days for check-ins, in instants for everything else. */
export type Week = { userId: string; firstDay: Day; lastDay: Day; from: Date; to: Date }

/** Sums over all check-ins, the days of a week that have one, and the latest streak. */
export function sumCheckIns(db: Queryable, { userId, firstDay, lastDay }: Omit<Week, 'from' | 'to'>) {
  const days = db
    .select({
      day: moodEntries.day,
      entries: sql<number>`count(*)`.as('entries'),
      moods: sql<number>`sum(${moodEntries.mood})`.as('moods'),
      latest: sql`max(${moodEntries.createdAt})`.as('latest'),
      // Within a streak, the day minus its position is constant.
      isOfLastRun: sql<boolean>`${moodEntries.day} + (row_number() over (order by ${moodEntries.day} desc))::int
        = max(${moodEntries.day}) over () + 1`.as('is_of_last_run'),
    })
    .from(moodEntries)
    .where(eq(moodEntries.userId, userId))
    .groupBy(moodEntries.day)
    .as('days')
  return db
    .select({
      checkIns: sql<number>`coalesce(sum(${days.entries}), 0)::int`,
      checkInDays: sql<number>`count(*)::int`,
      averageMood: sql<number | null>`(sum(${days.moods}) / sum(${days.entries}))::float8`,
      lastCheckIn: sql<Date | null>`max(${days.latest})`,
      lastDay: sql<Day | null>`max(${days.day})::text`,
      lastRun: sql<number>`count(*) filter (where ${days.isOfLastRun})::int`,
      daysThisWeek: sql<number>`count(*) filter (where ${days.day} between ${firstDay} and ${lastDay})::int`,
    })
    .from(days)
}

/** Techniques used, in total and in a week. */
export function countTechniques(db: Queryable, { userId, from, to }: Week) {
  const isWithin = and(gte(techniqueUsage.createdAt, from), lt(techniqueUsage.createdAt, to))
  return db
    .select({ ever: count(), within: sql<number>`count(*) filter (where ${isWithin})::int` })
    .from(techniqueUsage)
    .where(eq(techniqueUsage.userId, userId))
}

/** Challenges completed, in total and in a week. */
export function countChallenges(db: Queryable, { userId, from, to }: Week) {
  const isWithin = and(gte(runs.completedAt, from), lt(runs.completedAt, to))
  return db
    .select({ ever: count(), within: sql<number>`count(*) filter (where ${isWithin})::int` })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.completed, true)))
}
