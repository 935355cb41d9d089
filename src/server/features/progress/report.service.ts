import type { Progress, WeeklyGoals } from '#contract/progress.ts'
import { keysOf } from '#rules/closed-sets.ts'
import { type Calendar, type Day, mondayOf } from '#rules/progress/calendar.ts'
import type { GoalKind } from '#rules/progress/facts.ts'
import { goalsOf, type Records, type Standing, standingOf } from '#rules/progress/standing.ts'
import type { Database } from '#server/db/database.ts'
import { requireZone } from '#server/platform/requests/require-zone.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { readFigures } from './figures.ts'
import { changeAndKeep } from './keep-progress.ts'
import { listProgress, type ProgressRow } from './progress.queries.ts'
import { targetsOf } from './records.ts'
import { requireCalendar } from './zones.ts'

export type ReportDeps = {
  db: Database
  /** How the person's predictions compare with what happened, from the wall of evidence. */
  readPredictions: (userId: string) => Promise<Omit<Progress['predictions'], 'runs'>>
}

/** Everything the report shows, from one reading of the records. */
export function createReport({ db, readPredictions }: ReportDeps) {
  return {
    async read({ userId }: Actor, timeZone?: string): Promise<Progress> {
      const calendar = timeZone ? requireZone(timeZone) : requireCalendar(await readZone(userId))
      const today = calendar.dayOf(new Date())
      const { stored, records, figures, predictionRuns } = await readFigures(db, { userId, calendar, today })
      const row = await upToDate(userId, { stored, calendar, records, today })
      return {
        ...presentRow(row),
        ...figures,
        today,
        timeZone: calendar.timeZone,
        goals: goalsOf(records, targetsOf(row)),
        predictions: { ...(await readPredictions(userId)), runs: predictionRuns },
      }
    },

    async setGoals({ userId }: Actor, targets: Record<GoalKind, number>, timeZone?: string): Promise<WeeklyGoals> {
      const zone = timeZone ? { timeZone: requireZone(timeZone).timeZone } : {}
      const { row, records } = await changeAndKeep(db, userId, async () => {}, { ...zone, targets })
      const { weeklyGoals, weeklyGoalsCompleted } = row
      const weekStart = mondayOf(requireCalendar(row.timeZone).dayOf(new Date()))
      return { weekStart, weeklyGoals, weeklyGoalsCompleted, goals: goalsOf(records, targets) }
    },
  }

  async function readZone(userId: string): Promise<string> {
    const [stored] = await listProgress(db, userId)
    return stored?.timeZone ?? 'UTC'
  }

  /** The row is as of the day it was last written; a new day, week or time zone changes it. */
  async function upToDate(
    userId: string,
    {
      stored,
      calendar,
      records,
      today,
    }: { stored: ProgressRow | undefined; calendar: Calendar; records: Records; today: Day },
  ): Promise<ProgressRow> {
    const { timeZone } = calendar
    if (stored?.timeZone === timeZone && isSame(stored, standingOf(records, targetsOf(stored), today))) return stored
    return (await changeAndKeep(db, userId, async () => {}, { timeZone })).row
  }
}

function presentRow(row: ProgressRow) {
  const { id, checkInStreak, totalSessions, averageMood, weeklyGoals, weeklyGoalsCompleted } = row
  return {
    id,
    checkInStreak,
    totalSessions,
    averageMood,
    weeklyGoals,
    weeklyGoalsCompleted,
    lastCheckIn: row.lastCheckIn?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function isSame(row: ProgressRow, { averageMood, lastCheckIn, ...counts }: Standing): boolean {
  return (
    keysOf(counts).every((name) => row[name] === counts[name]) &&
    // The column is a 4-byte float, so the figure is rounded in the same way before comparing.
    Math.fround(row.averageMood) === Math.fround(averageMood) &&
    row.lastCheckIn?.getTime() === lastCheckIn?.getTime()
  )
}
