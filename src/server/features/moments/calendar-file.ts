import { lockedScreenWords } from '#content/moments/reminder-words.ts'
import { type ReminderTime, reminderTimes } from '#rules/moments/reminder-times.ts'
import type { MomentRow } from './moments.queries.ts'

export type CalendarMoment = Pick<MomentRow, 'id' | 'title' | 'timeZone' | 'reminders' | 'createdAt' | 'updatedAt'> & {
  startsAt: Date
}

/**
 * Moments as a calendar that every program reads (RFC 5545). What somebody fears or takes along is never in it: a
 * calendar is synced to places we know nothing of.
 */
export function calendarFile(moments: readonly CalendarMoment[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearten//Moments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Hearten',
    ...moments.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ id, title, startsAt, timeZone, reminders, createdAt, updatedAt }: CalendarMoment): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@moments.hearten`,
    `DTSTAMP:${stamp(updatedAt)}`,
    `CREATED:${stamp(createdAt)}`,
    `LAST-MODIFIED:${stamp(updatedAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `SUMMARY:${escaped(title)}`,
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    ...reminderTimes(startsAt, timeZone, reminders).flatMap(alarmLines),
    'END:VEVENT',
  ]
}

// As instants: the evening before is not a fixed number of hours when the clocks change in between.
function alarmLines({ kind, at }: ReminderTime): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER;VALUE=DATE-TIME:${stamp(at)}`,
    `DESCRIPTION:${lockedScreenWords[kind]}`,
    'END:VALARM',
  ]
}

const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // Other control signs have no place in a calendar file and make some programs refuse all of it.
    .replace(/\p{Cc}/gu, ' ')

const lineOctets = 75

/** A line has at most 75 octets; what is longer goes on in the next, behind a space, and no sign is cut in two. */
function folded(line: string): string {
  const rows = ['']
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > lineOctets) {
      rows.push(' ')
      octets = 1
    }
    rows[rows.length - 1] += sign
    octets += size
  }
  return rows.join('\r\n')
}
