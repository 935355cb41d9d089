import { localTimeOf } from '../moments/local-time.ts'
import { addDays, type Day, mondayOf } from '../progress/calendar.ts'

/** When the mail goes out: on Sunday from this hour, by the clock of the person's place. */
export const reviewHour = 18
/** After a night without a server it still goes out, until this hour on Monday. Later it would be old news. */
const lastHourOnMonday = 12

/** The Monday of the week to look back on: on a Sunday the week that ends, on a Monday the one before, else none. */
export function weekToReview(today: Day): Day | undefined {
  const monday = mondayOf(today)
  if (today === monday) return addDays(monday, -7)
  return today === addDays(monday, 6) ? monday : undefined
}

/** The Monday of the week that somebody in this place is to be mailed about now, if it is time for that. */
export function weekToMail(now: Date, timeZone: string): Day | undefined {
  const local = localTimeOf(now, timeZone)
  const [today, hour] = [local.slice(0, 10), Number(local.slice(11, 13))]
  const isMonday = today === mondayOf(today)
  const isTime = isMonday ? hour < lastHourOnMonday : hour >= reviewHour
  return isTime ? weekToReview(today) : undefined
}
