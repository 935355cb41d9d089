import type { ChallengeReport, PredictionReport } from '#contract/progress.ts'
import { addDays, type Calendar, type Day, daysUpTo, mondayOf } from '#rules/progress/calendar.ts'
import { reportDays, reportEntries } from '#rules/progress/facts.ts'
import { moodTrend } from '#rules/progress/trend.ts'
import { askTogether } from '#server/db/ask-together.ts'
import type { Queryable } from '#server/db/database.ts'
import { listMoods } from './moods.queries.ts'
import { listPredictions, type PredictionRow } from './predictions.queries.ts'
import { presentMood } from './present-mood.ts'
import { listProgress } from './progress.queries.ts'
import { recordQuestions, recordsOf, type Whose } from './records.ts'
import * as queries from './report.queries.ts'
import { listTechniques } from './techniques.queries.ts'

/** Somebody who has flown back across the date line has already checked in for later days. Time zones span 26 hours. */
const mostDaysAhead = 2

/** The figures of the report and the stored row, from one reading of the records. */
export async function readFigures(db: Queryable, whose: Whose) {
  const { calendar, today } = whose
  const asked = daysUpTo(addDays(today, mostDaysAhead), reportDays + mostDaysAhead)
  const { stored, ...told } = await askTogether(db, {
    ...recordQuestions(db, whose),
    ...figureQuestions(db, whose, asked),
  })
  const records = recordsOf(told)
  const days = daysUpTo(records.lastDay !== null && records.lastDay > today ? records.lastDay : today, reportDays)
  const moods = new Map(told.moodDays.map((row) => [row.day, row]))
  const byDay = (slots: readonly { index: number; count: number }[]) =>
    new Map(slots.map(({ index, count }) => [asked[index], count]))
  const techniques = byDay(told.techniquesByDay)
  const challenges = byDay(told.challengesByDay)
  const talks = byDay(told.talksByDay)
  const moodDays = days.map((day) => ({
    day,
    mood: moods.get(day)?.mood ?? null,
    entries: moods.get(day)?.entries ?? 0,
  }))
  return {
    stored: stored.map(({ lastCheckIn, ...row }) => ({
      ...row,
      lastCheckIn: lastCheckIn === null ? null : new Date(lastCheckIn),
      createdAt: new Date(row.createdAt),
      updatedAt: new Date(row.updatedAt),
    }))[0],
    records,
    figures: {
      totalCheckIns: records.checkIns,
      checkInDays: records.checkInDays,
      week: daysUpTo(addDays(mondayOf(today), 6), 7).map((day) => ({ day, hasCheckIn: moods.has(day) })),
      moodDays,
      moodTrend: moodTrend(moodDays.map(({ mood }) => mood)),
      latestEntries: told.entries.map((row) => presentMood({ ...row, createdAt: new Date(row.createdAt) }, today)),
      activityDays: moodDays.map(({ day, entries }) => ({
        day,
        checkIns: entries,
        techniques: techniques.get(day) ?? 0,
        challenges: challenges.get(day) ?? 0,
        talks: talks.get(day) ?? 0,
      })),
      techniques: told.techniques.map((row) => ({ ...row, lastUsed: new Date(row.lastUsed).toISOString() })),
      challenges: told.runs.map((row) => presentRun(row, calendar)).reverse(),
      anxiety: told.anxiety[0] ?? { runs: 0, before: null, after: null },
    },
    predictionRuns: told.predictions.map((row) => presentRun(row, calendar)).reverse(),
  }
}

function figureQuestions(db: Queryable, { userId, calendar }: Whose, asked: readonly Day[]) {
  const [first, last] = [asked.at(0), asked.at(-1)]
  if (!(first && last)) throw new Error('A report needs at least one day')
  const slots = { userId, starts: asked.map(calendar.startOf), end: calendar.startOf(addDays(last, 1)) }
  return {
    stored: listProgress(db, userId),
    moodDays: queries.listMoodDays(db, { userId, from: first, to: last }),
    techniquesByDay: queries.countTechniquesByDay(db, slots),
    challengesByDay: queries.countChallengesByDay(db, slots),
    talksByDay: queries.countTalksByDay(db, slots),
    entries: listMoods(db, { userId, limit: reportEntries }),
    techniques: listTechniques(db, userId),
    runs: queries.listCompletedRuns(db, userId),
    anxiety: queries.sumAnxiety(db, userId),
    predictions: listPredictions(db, userId),
  }
}

function presentRun(row: queries.RunRow, calendar: Calendar): ChallengeReport
function presentRun(row: PredictionRow, calendar: Calendar): PredictionReport
function presentRun(row: PredictionRow, { dayOf }: Calendar): PredictionReport {
  const completedAt = new Date(row.completedAt)
  return { ...row, completedAt: completedAt.toISOString(), day: dayOf(completedAt) }
}
