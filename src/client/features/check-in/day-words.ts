import { addDays, type Day, daysUpTo } from '#rules/progress/calendar.ts'
import { backDatingDays } from '#rules/progress/facts.ts'
import { clockTime, dayAndMonth, weekdayOf } from '#rules/words/written-date.ts'

/** “Today”, “Yesterday”, then “Friday, November 13”. */
export function dayName(day: Day, today: Day): string {
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : `${weekdayOf(day)}, ${dayAndMonth(day)}`
}

export function questionFor(day: Day, today: Day): string {
  if (day === today) return 'How is it right now?'
  const name = dayName(day, today)
  return `How was ${name === 'Yesterday' ? 'yesterday' : name}?`
}

/** The days people can check in for, today first. */
export const openDays = (today: Day): Day[] => daysUpTo(today, backDatingDays + 1).reverse()

export function timeOf(moment: number): string {
  const at = new Date(moment)
  return clockTime(at.getHours(), at.getMinutes())
}
