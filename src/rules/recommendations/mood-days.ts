import { addDays } from '../progress/calendar.ts'
import { reportDays } from '../progress/facts.ts'
import { moodTrend, trendDays } from '../progress/trend.ts'
import { dayOf } from './days.ts'
import { groupBy, mean } from './numbers.ts'
import type { MoodRecord, PersonRecords } from './records.ts'

export type MoodDay = { day: string; average: number; entries: MoodRecord[] }

/** A day or a week with this average or less counts as low. */
export const lowMood = 2.5

/** Days with check-ins, latest first. Several on one day are averaged. */
export function averageByDay(moods: readonly MoodRecord[]): MoodDay[] {
  return groupBy(moods, ({ day }) => day)
    .map(([day, entries]) => ({ day, entries, average: mean(entries.map(({ mood }) => mood)) }))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
}

/** The check-ins of the last days, today included. */
export function moodsOfDays({ moods, now, timeZone }: PersonRecords, days: number): MoodRecord[] {
  const from = addDays(dayOf(now, timeZone), 1 - days)
  return moods.filter(({ day }) => day >= from)
}

/** The check-ins of the past week, if there are enough and they are low. */
export function findLowWeek(records: PersonRecords): { entries: MoodRecord[]; average: number } | undefined {
  const entries = moodsOfDays(records, 7)
  const average = mean(entries.map(({ mood }) => mood))
  return entries.length >= 3 && average <= lowMood ? { entries, average } : undefined
}

/** The report's own trend, once there are two full weeks of days with check-ins to compare. */
export function findTrend(records: PersonRecords) {
  const days = averageByDay(moodsOfDays(records, reportDays)).slice(0, 2 * trendDays)
  const { direction, recentAverage, earlierAverage } = moodTrend(days.map(({ average }) => average).reverse())
  if (days.length < 2 * trendDays || recentAverage === null || earlierAverage === null) return undefined
  return { direction, recent: recentAverage, earlier: earlierAverage, entries: days.flatMap(({ entries }) => entries) }
}
