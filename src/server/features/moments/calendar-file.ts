import { lockedScreenWords } from '#content/moments/reminder-words.ts'
import { type ReminderTime, reminderTimes } from '#rules/moments/reminder-times.ts'
import type { MomentRow } from './moments.queries.ts'

export type CalendarMoment = Pick<MomentRow, 'id' | 'title' | 'timeZone' | 'reminders' | 'createdAt' | 'updatedAt'> & {
  startsAt: Date
}

/**
 * Moments as a calendar file (RFC 5545). It never contains what somebody fears or plans to say: calendars are synced to
 * places we know nothing about.
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

// As absolute times: when the clocks change, "the evening before" is not a fixed number of hours.
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
    // Other control characters are not allowed in a calendar file, and make some programs reject it.
    .replace(/\p{Cc}/gu, ' ')

const lineOctets = 75

/** A line has at most 75 octets; longer ones continue on the next line after a space. Never splits a character. */
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
