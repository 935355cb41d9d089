import { localTimeOf } from '../moments/local-time.ts'
import { addDays, type Day, mondayOf } from '../progress/calendar.ts'

/** The mail is sent on Sunday from this hour, local time. */
export const reviewHour = 18
/** If the server was down overnight, it is still sent until this hour on Monday. Later it would be old news. */
const lastHourOnMonday = 12

/**
 * The Monday of the week to look back on: on a Sunday the week that is ending, on a Monday the previous one, otherwise
 * none.
 */
export function weekToReview(today: Day): Day | undefined {
  const monday = mondayOf(today)
  if (today === monday) return addDays(monday, -7)
  return today === addDays(monday, 6) ? monday : undefined
}

/** The Monday of the week that somebody in this time zone should get a mail about now, if it is time. */
export function weekToMail(now: Date, timeZone: string): Day | undefined {
  const local = localTimeOf(now, timeZone)
  const [today, hour] = [local.slice(0, 10), Number(local.slice(11, 13))]
  const isMonday = today === mondayOf(today)
  const isTime = isMonday ? hour < lastHourOnMonday : hour >= reviewHour
  return isTime ? weekToReview(today) : undefined
}
