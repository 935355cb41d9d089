import { instantOf } from '#rules/moments/local-time.ts'
import { AppError } from '#server/platform/errors.ts'

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
