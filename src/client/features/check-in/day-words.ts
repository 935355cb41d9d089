import { addDays, type Day, daysUpTo } from '#rules/progress/calendar.ts'
import { backDatingDays } from '#rules/progress/facts.ts'

// Dates without a time: parsed and formatted in UTC, so that they stay the same day.
const wordsWith = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day: Day) => format.format(new Date(`${day}T00:00:00Z`))
}

const weekdayAndDate = wordsWith({ weekday: 'long', month: 'long', day: 'numeric' })
/** Monday, for the dots of the week. */
export const weekday = wordsWith({ weekday: 'long' })

/** “Today”, “Yesterday”, then “Friday, November 13”. */
export function dayName(day: Day, today: Day): string {
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : weekdayAndDate(day)
}

export function questionFor(day: Day, today: Day): string {
  if (day === today) return 'How is it right now?'
  const name = dayName(day, today)
  return `How was ${name === 'Yesterday' ? 'yesterday' : name}?`
}

/** The days people can check in for, today first. */
export const openDays = (today: Day): Day[] => daysUpTo(today, backDatingDays + 1).reverse()

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
export const timeOf = (moment: number): string => clock.format(moment)
