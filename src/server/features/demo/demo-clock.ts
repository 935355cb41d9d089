import { minuteMs } from '#rules/durations.ts'
import { addDays, type Calendar, type Day } from '#rules/progress/calendar.ts'

/** Dates in the demo are relative to the moment it was created. */
export type DemoClock = {
  now: Date
  timeZone: string
  dayBefore: (daysAgo: number) => Day
  /** A time of day, this many days ago. */
  at: (daysAgo: number, time: string) => Date
  hoursAgo: (hours: number) => Date
}

export function createDemoClock(calendar: Calendar, now: Date): DemoClock {
  const today = calendar.dayOf(now)
  const dayBefore = (daysAgo: number) => addDays(today, -daysAgo)
  return {
    now,
    timeZone: calendar.timeZone,
    dayBefore,
    at: (daysAgo, time) => new Date(calendar.startOf(dayBefore(daysAgo)).getTime() + minutesOf(time) * minuteMs),
    hoursAgo: (hours) => new Date(now.getTime() - hours * 60 * minuteMs),
  }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
