import { minuteMs } from '../durations.ts'
import type { ReminderKind } from './facts.ts'
import { localTimeOf } from './local-time.ts'
import { type ReminderTime, reminderTimes } from './reminder-times.ts'

/** How many devices of one person get a reminder. */
export const pushDevicesMax = 10
export const pushEndpointMaxLength = 1000

/** After this many minutes a reminder would be wrong ("in an hour"), and is not sent. */
const lateMinutes: Record<ReminderKind, number> = { evening: 180, hour: 15, ten_minutes: 4 }

/** Local times such as 22:00. The span may cross midnight. */
export type QuietHours = { from: string; until: string }

export function isQuiet(at: Date, timeZone: string, { from, until }: QuietHours): boolean {
  const time = localTimeOf(at, timeZone).slice(11)
  return from <= until ? from <= time && time < until : from <= time || time < until
}

/** Which of the chosen reminders fall into quiet hours and will not be sent. */
export function quietKinds(
  startsAt: Date,
  timeZone: string,
  wanted: readonly ReminderKind[],
  quietHours: QuietHours,
): ReminderKind[] {
  return reminderTimes(startsAt, timeZone, wanted)
    .filter(({ at }) => isQuiet(at, timeZone, quietHours))
    .map(({ kind }) => kind)
}

export type Remindable = {
  startsAt: Date
  timeZone: string
  reminders: readonly ReminderKind[]
  updatedAt: Date
  quietHours: QuietHours | null
}

export type DueReminder = ReminderTime & { until: Date }

/**
 * What has to be sent now, and until when. If a reminder's time had already passed when the moment was added or moved,
 * it is skipped; there is a minute of grace, because typing "in ten minutes" takes a while.
 */
export function dueReminders(moment: Remindable, now: Date): DueReminder[] {
  const { startsAt, timeZone, reminders, updatedAt, quietHours } = moment
  return reminderTimes(startsAt, timeZone, reminders)
    .map(({ kind, at }) => {
      const latest = Math.min(at.getTime() + lateMinutes[kind] * minuteMs, startsAt.getTime())
      return { kind, at, until: new Date(latest) }
    })
    .filter(({ at, until }) => {
      const wasChosenInTime = at.getTime() > updatedAt.getTime() - minuteMs
      return at <= now && now < until && wasChosenInTime && !(quietHours && isQuiet(at, timeZone, quietHours))
    })
}
