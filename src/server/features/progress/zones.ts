import { type Calendar, type Day, findCalendar } from '#rules/progress/calendar.ts'
import { requireZone } from '#server/platform/requests/require-zone.ts'

/** For a stored time zone, which was validated when it arrived. */
export function requireCalendar(timeZone: string): Calendar {
  const calendar = findCalendar(timeZone) ?? findCalendar('UTC')
  if (!calendar) throw new Error('UTC is always a time zone')
  return calendar
}

/** Today in the given time zone, or else in the zone of each check-in. */
export function readToday(timeZone: string | undefined, now = new Date()): (row: { timeZone: string }) => Day {
  if (timeZone) {
    const today = requireZone(timeZone).dayOf(now)
    return () => today
  }
  const known = new Map<string, Day>()
  return (row) => {
    const today = known.get(row.timeZone) ?? requireCalendar(row.timeZone).dayOf(now)
    known.set(row.timeZone, today)
    return today
  }
}
