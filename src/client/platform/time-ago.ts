import { dayMs, hourMs } from '#rules/durations.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** How long ago, deliberately coarse: nobody needs the minute in which somebody found the courage. */
export function timeAgo(iso: string, now = Date.now()): string {
  const moment = new Date(iso)
  const ageMs = now - moment.getTime()
  if (ageMs < hourMs) return 'Just now'
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)}h ago`
  if (ageMs < 7 * dayMs) return `${Math.floor(ageMs / dayMs)}d ago`
  return day.format(moment)
}
