import { minuteMs } from '../durations.ts'
import { addDays } from '../progress/calendar.ts'
import { eveningHour, type ReminderKind, reminderKinds } from './facts.ts'
import { instantOf, localTimeOf } from './local-time.ts'

export type ReminderTime = { kind: ReminderKind; at: Date }

/**
 * When to remind somebody of a moment, earliest first. Minutes are counted back from it; "the evening before" is a
 * local time.
 */
export function reminderTimes(startsAt: Date, timeZone: string, wanted: readonly ReminderKind[]): ReminderTime[] {
  return reminderKinds
    .filter((kind) => wanted.includes(kind))
    .map((kind) => ({ kind, at: timeOf(kind, startsAt, timeZone) }))
}

function timeOf(kind: ReminderKind, startsAt: Date, timeZone: string): Date {
  if (kind === 'hour') return new Date(startsAt.getTime() - 60 * minuteMs)
  if (kind === 'ten_minutes') return new Date(startsAt.getTime() - 10 * minuteMs)
  const dayBefore = addDays(localTimeOf(startsAt, timeZone).slice(0, 10), -1)
  return instantOf(`${dayBefore}T${eveningHour}:00`, timeZone)
}
