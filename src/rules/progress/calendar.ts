import { dayMs, hourMs, minuteMs } from '../durations.ts'

/** No time zone is further from UTC than this. */
const farthestMs = 15 * hourMs

/** Days as YYYY-MM-DD, which sort as text. */
export type Day = string

/** The local calendar of one time zone. */
export type Calendar = {
  timeZone: string
  dayOf: (moment: Date) => Day
  /** The first moment of a day: not always midnight, where clocks change at night. */
  startOf: (day: Day) => Date
}

/** Creating a calendar takes longer than most calculations with it, and members live in few time zones. */
const known = new Map<string, Calendar | undefined>()
const maxKnown = 500

/** Undefined if there is no such time zone. */
export function findCalendar(timeZone: string): Calendar | undefined {
  return remember(known, timeZone, makeCalendar)
}

function remember<Value>(map: Map<string, Value>, key: string, find: (key: string) => Value): Value {
  const found = map.get(key)
  if (found !== undefined) return found
  // Anybody can send zone names, so the cache is limited; otherwise it could be made to fill the memory.
  if (map.size >= maxKnown) map.clear()
  const value = find(key)
  map.set(key, value)
  return value
}

function makeCalendar(timeZone: string): Calendar | undefined {
  // An offset such as +02:00 is refused: unlike a place, it does not say when clocks change.
  if (!/^[a-z]/i.test(timeZone)) return undefined
  try {
    return calendarWith(
      new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
    )
  } catch {
    return undefined
  }
}

function calendarWith(format: Intl.DateTimeFormat): Calendar {
  const dayOf = (moment: Date) => format.format(moment)
  const starts = new Map<Day, number>()
  return {
    timeZone: format.resolvedOptions().timeZone,
    dayOf,
    startOf: (day) => new Date(remember(starts, day, () => findStart(day, dayOf))),
  }
}

function findStart(day: Day, dayOf: Calendar['dayOf']): number {
  const inUtc = utcOf(day)
  let [before, after] = [inUtc - farthestMs, inUtc + farthestMs]
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs
    if (dayOf(new Date(middle)) < day) before = middle
    else after = middle
  }
  return after
}

const utcOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)

export function addDays(day: Day, days: number): Day {
  return new Date(utcOf(day) + days * dayMs).toISOString().slice(0, 10)
}

/** This many days in a row, ending with the given one. */
export function daysUpTo(last: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index - count + 1))
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(utcOf(day)).getUTCDay() + 6) % 7))
}
