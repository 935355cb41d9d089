import type { CoachNote } from '#contract/coach.ts'
import type { Moment } from '#contract/moments/moments.ts'
import type { MoodEntry } from '#contract/progress.ts'
import { addDays, type Day, mondayOf } from '#rules/progress/calendar.ts'
import type { Mood } from '#rules/progress/moods.ts'

export type WeekDay = {
  day: Day
  moments: readonly Moment[]
  /** The mood of that day, if there is a check-in. */
  mood: Mood | null
  plans: readonly string[]
}

type Known = {
  moments: readonly Moment[]
  moods: readonly Pick<MoodEntry, 'day' | 'mood'>[]
  notes: readonly Pick<CoachNote, 'kind' | 'text' | 'dueAt'>[]
}

/** Monday to Sunday of a day's week, with what is known about each day. */
export function weekOf(today: Day, { moments, moods, notes }: Known, dayOf: (instant: Date) => Day): WeekDay[] {
  const monday = mondayOf(today)
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index)
    const isOn = (instant: string | null) => instant !== null && dayOf(new Date(instant)) === day
    return {
      day,
      moments: moments
        .filter(({ startsAt }) => isOn(startsAt))
        .sort((one, other) => ((one.startsAt ?? '') < (other.startsAt ?? '') ? -1 : 1)),
      mood: moods.find((mood) => mood.day === day)?.mood ?? null,
      plans: notes.flatMap(({ kind, text, dueAt }) => (kind === 'step' && isOn(dueAt) ? [text] : [])),
    }
  })
}
