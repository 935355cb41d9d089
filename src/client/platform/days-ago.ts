import { dayMs } from '#rules/durations.ts'
import { localDay, shortDate } from '#rules/words/written-date.ts'

/** Today, N days ago up to a week, then the date (Nov 4, 2026), in the reader's own calendar. */
export function daysAgo(iso: string, now = new Date()): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) throw new RangeError('Invalid time value')
  // Rounded, because a day on which the clocks change is not 24 hours long.
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / dayMs)
  if (days <= 0) return 'Today'
  if (days > 7) return shortDate(localDay(moment))
  return days === 1 ? '1 day ago' : `${days} days ago`
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()
}
