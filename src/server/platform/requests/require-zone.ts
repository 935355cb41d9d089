import { type Calendar, findCalendar } from '#rules/progress/calendar.ts'
import { AppError } from '#server/platform/errors.ts'

/** The calendar of a time zone that a request names. */
export function requireZone(timeZone: string): Calendar {
  const calendar = findCalendar(timeZone)
  if (!calendar) throw new AppError('invalid_input', 'We don’t know that time zone. It should look like Europe/Berlin.')
  return calendar
}
