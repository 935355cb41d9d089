import { groupBy, mean } from './numbers.ts'
import type { MoodRecord } from './records.ts'

export type MoodDay = { day: string; average: number; entries: MoodRecord[] }

/** Days with check-ins, the latest first. Several on one day count as their average. */
export function averageByDay(moods: readonly MoodRecord[]): MoodDay[] {
  return groupBy(moods, ({ day }) => day)
    .map(([day, entries]) => ({ day, entries, average: mean(entries.map(({ mood }) => mood)) }))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
}

/** The last seven days with data against the seven before; nothing until there are fourteen. */
export function weeksApart(moods: readonly MoodRecord[]) {
  const days = averageByDay(moods).slice(0, 14)
  if (days.length < 14) return undefined
  const [recent, earlier] = [days.slice(0, 7), days.slice(7)].map((week) => mean(week.map(({ average }) => average)))
  if (recent === undefined || earlier === undefined) return undefined
  return { recent, earlier, change: recent - earlier, entries: days.flatMap(({ entries }) => entries) }
}
