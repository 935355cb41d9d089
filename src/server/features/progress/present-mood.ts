import type { MoodEntry } from '#contract/progress.ts'
import type { Day } from '#rules/progress/calendar.ts'
import { moodTags } from '#rules/progress/moods.ts'
import type { MoodRow } from './moods.queries.ts'

export function presentMood(row: MoodRow, today: Day): MoodEntry {
  const { id, clientId, mood, notes, day, createdAt } = row
  return {
    id,
    clientId,
    mood,
    notes,
    // A tag that is no longer in the list stays stored but is not shown.
    tags: moodTags.filter((tag) => row.tags.includes(tag)),
    day,
    createdAt: createdAt.toISOString(),
    isEditable: row.madeOn >= today,
  }
}
