import type { Day } from '../progress/calendar.ts'

/**
 * Written out: the first format that a page makes with Intl loads locale data, and takes a phone longer than all the
 * scripts of a screen.
 */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A stored day (YYYY-MM-DD) as people write it: September 4, 2025. Throws if it is not a day. */
export function writtenDate(day: Day): string {
  return writeDate(new Date(`${day}T00:00:00Z`))
}

/** The date of an instant, as people write it. */
export function writeDate(moment: Date): string {
  const { month, date, year } = read(moment)
  return `${month} ${date}, ${year}`
}

/** Sep 4, 2025. */
export function shortDate(day: Day): string {
  const { month, date, year } = readDay(day)
  return `${month.slice(0, 3)} ${date}, ${year}`
}

/** September 4. */
export function dayAndMonth(day: Day): string {
  const { month, date } = readDay(day)
  return `${month} ${date}`
}

/** Thursday. */
export function weekdayOf(day: Day): string {
  return readDay(day).weekday
}

/** The day of an instant in the calendar of this device. */
export function localDay(moment: Date): Day {
  const here = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
  return new Date(here).toISOString().slice(0, 10)
}

/** 9:05 PM. */
export function clockTime(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

const readDay = (day: Day) => read(new Date(`${day}T00:00:00Z`))

// A date without a time: read in UTC, it is the same day for every reader.
function read(moment: Date) {
  const month = months[moment.getUTCMonth()]
  const weekday = weekdays[moment.getUTCDay()]
  if (!month || !weekday) throw new RangeError('Invalid time value')
  return { month, weekday, date: moment.getUTCDate(), year: moment.getUTCFullYear() }
}
