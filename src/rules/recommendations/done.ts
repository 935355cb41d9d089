import { hourMs } from '../durations.ts'
import type { Item } from './library.ts'
import { keyOf } from './library.ts'
import type { PersonRecords } from './records.ts'

/** The longest calendar day, when the clocks go back: whatever was done today was done since then. */
const longestDayMs = 25 * hourMs

/** Whether a person did something with this item today, wherever they are. */
export function doneToday(records: PersonRecords): (item: Item) => boolean {
  const since = records.now.getTime() - longestDayMs
  const isToday = (at: Date | null) => at !== null && at.getTime() > since
  const done = new Set<string>()
  for (const { techniqueId, at } of records.techniques) {
    if (isToday(at)) done.add(keyOf({ type: 'technique', id: techniqueId }))
  }
  for (const { challengeId, startedAt, completedAt, leftAt } of records.challenges) {
    if ([startedAt, completedAt, leftAt].some(isToday)) done.add(keyOf({ type: 'challenge', id: challengeId }))
  }
  for (const { id, at } of records.lessons) if (isToday(at)) done.add(keyOf({ type: 'lesson', id }))
  for (const { area, lastAt } of records.chats) if (isToday(lastAt)) done.add(keyOf({ type: 'coach', id: area }))
  for (const { type, resourceId, state, at } of records.past) {
    if (state === 'completed' && isToday(at)) done.add(keyOf({ type, id: resourceId }))
  }
  const saidToday = records.cues.filter(({ lastUsedAt }) => isToday(lastUsedAt))
  return (item) =>
    done.has(keyOf(item)) ||
    saidToday.some(
      ({ area, style, situation }) =>
        item.area === area && item.cues?.style === style && item.cues.situation === situation,
    )
}
