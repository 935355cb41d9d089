import type { ChallengeReport, PredictionReport } from '#contract/progress.ts'
import { addDays, type Calendar, type Day, daysUpTo, mondayOf } from '#rules/progress/calendar.ts'
import { reportDays, reportEntries } from '#rules/progress/facts.ts'
import { moodTrend } from '#rules/progress/trend.ts'
import type { Queryable } from '#server/db/database.ts'
import { listMoods } from './moods.queries.ts'
import { listPredictions, type PredictionRow } from './predictions.queries.ts'
import { presentMood } from './present-mood.ts'
import { readRecords } from './records.ts'
import * as queries from './report.queries.ts'
import { listTechniques } from './techniques.queries.ts'

type Whose = { userId: string; calendar: Calendar; today: Day }

/** What the report draws, apart from the stored row. */
export async function readFigures(db: Queryable, { userId, calendar, today }: Whose) {
  const records = await readRecords(db, { userId, calendar, today })
  // Somebody who has flown back over the date line has checked in for tomorrow already.
  const last = records.lastDay !== null && records.lastDay > today ? records.lastDay : today
  const days = daysUpTo(last, reportDays)
  const first = addDays(last, 1 - reportDays)
  const slots = { userId, starts: days.map(calendar.startOf), end: calendar.startOf(addDays(last, 1)) }

  const moods = new Map(
    (await queries.listMoodDays(db, { userId, from: first, to: last })).map((row) => [row.day, row]),
  )
  const techniques = byIndex(await queries.countTechniquesByDay(db, slots))
  const challenges = byIndex(await queries.countChallengesByDay(db, slots))
  const talks = byIndex(await queries.countTalksByDay(db, slots))
  const moodDays = days.map((day) => ({
    day,
    mood: moods.get(day)?.mood ?? null,
    entries: moods.get(day)?.entries ?? 0,
  }))
  return {
    records,
    totalCheckIns: records.checkIns,
    checkInDays: records.checkInDays,
    week: daysUpTo(addDays(mondayOf(today), 6), 7).map((day) => ({ day, hasCheckIn: moods.has(day) })),
    moodDays,
    moodTrend: moodTrend(moodDays.map(({ mood }) => mood)),
    latestEntries: (await listMoods(db, { userId, limit: reportEntries })).map((row) => presentMood(row, today)),
    activityDays: moodDays.map(({ day, entries }, index) => ({
      day,
      checkIns: entries,
      techniques: techniques.get(index) ?? 0,
      challenges: challenges.get(index) ?? 0,
      talks: talks.get(index) ?? 0,
    })),
    techniques: (await listTechniques(db, userId)).map((row) => ({ ...row, lastUsed: row.lastUsed.toISOString() })),
    challenges: (await queries.listCompletedRuns(db, userId)).map((row) => presentRun(row, calendar)).reverse(),
    anxiety: await queries.sumAnxiety(db, userId),
    predictions: (await listPredictions(db, userId)).map((row) => presentRun(row, calendar)).reverse(),
  }
}

const byIndex = (slots: readonly { index: number; count: number }[]) =>
  new Map(slots.map(({ index, count }) => [index, count]))

function presentRun(row: queries.RunRow, calendar: Calendar): ChallengeReport
function presentRun(row: PredictionRow, calendar: Calendar): PredictionReport
function presentRun({ completedAt, ...row }: PredictionRow, { dayOf }: Calendar): PredictionReport {
  return {
    ...row,
    completedAt: completedAt.toISOString(),
    day: dayOf(completedAt),
  }
}
