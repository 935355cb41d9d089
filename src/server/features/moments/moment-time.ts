import { instantOf } from '#rules/moments/local-time.ts'
import { findCalendar } from '#rules/progress/calendar.ts'
import { AppError } from '#server/platform/errors.ts'

export function requireZone(timeZone: string): string {
  const calendar = findCalendar(timeZone)
  if (!calendar) throw new AppError('invalid_input', 'We don’t know that time zone. It should look like Europe/Berlin.')
  return calendar.timeZone
}

const hasOffset = (start: string) => /(Z|[+-]\d\d:?\d\d)$/.test(start)
/** Later than anybody plans, and still a date that every calendar can represent. */
const lastYear = 2100

/** Converts a start time to an instant. Without an offset it is a local time in the given zone. */
export function readStart(start: string, timeZone: string): Date {
  const startsAt = hasOffset(start) ? new Date(start) : instantOf(start, timeZone)
  const year = startsAt.getUTCFullYear()
  if (!(year >= 2000 && year < lastYear))
    throw new AppError('invalid_input', 'That date is too far away. Check the year.')
  return startsAt
}
