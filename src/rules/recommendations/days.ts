import { dayMs } from '../durations.ts'

const formats = new Map<string, { day: Intl.DateTimeFormat; words: Intl.DateTimeFormat; hour: Intl.DateTimeFormat }>()

// Creating a format costs far more than using it.
function formatsOf(timeZone: string) {
  const known = formats.get(timeZone)
  if (known) return known
  const made = {
    day: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
    words: new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }),
    hour: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' }),
  }
  formats.set(timeZone, made)
  return made
}

/** The local calendar day of an instant: 2026-11-15. */
export function dayOf(at: Date, timeZone: string): string {
  return formatsOf(timeZone).day.format(at)
}

/** As written in sentences: Nov 15. */
export function dayWords(at: Date, timeZone: string): string {
  return formatsOf(timeZone).words.format(at)
}

export function hourOf(at: Date, timeZone: string): number {
  return Number(formatsOf(timeZone).hour.format(at))
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export function weekdayOf(day: string): string {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
}

export function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / dayMs
}
