import { dayMs, hourMs } from '#rules/durations.ts'
import { localDay, shortDate } from '#rules/words/written-date.ts'

/** How long ago, deliberately coarse: nobody needs the minute in which somebody found the courage. */
export function timeAgo(iso: string, now = Date.now()): string {
  const moment = new Date(iso)
  const ageMs = now - moment.getTime()
  if (ageMs < hourMs) return 'Just now'
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)}h ago`
  if (ageMs < 7 * dayMs) return `${Math.floor(ageMs / dayMs)}d ago`
  return shortDate(localDay(moment))
}
