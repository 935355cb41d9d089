import { dayMs } from '#rules/durations.ts'

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dayAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** A moment in words: today at 2:05 PM, yesterday at 9:00 AM, on Nov 3. */
export function describeWhen(iso: string, now = new Date()): string {
  const moment = new Date(iso)
  const daysAgo = countDays(moment, now)
  if (daysAgo <= 0) return `today at ${time.format(moment)}`
  if (daysAgo === 1) return `yesterday at ${time.format(moment)}`
  return `on ${(moment.getFullYear() === now.getFullYear() ? day : dayAndYear).format(moment)}`
}

/** Counts local midnights between the two, since a day of a time change has 23 or 25 hours. */
function countDays(earlier: Date, later: Date): number {
  return Math.round((startOfDay(later).getTime() - startOfDay(earlier).getTime()) / dayMs)
}

function startOfDay(moment: Date): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate())
}
