import { expect, it } from 'vitest'
import { clockTime, dayAndMonth, localDay, shortDate, weekdayOf, writtenDate } from './written-date.ts'

it.each([
  ['2025-09-04', 'September 4, 2025'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-12-31', 'December 31, 2025'],
])('writes %s as %s, wherever the reader is', (day, written) => {
  expect(writtenDate(day)).toBe(written)
})

it.each(['yesterday', '2025-13-01', ''])('refuses %j', (day) => {
  expect(() => writtenDate(day)).toThrow('Invalid time value')
})

/** Every day of a leap year and of one that follows. */
const days = Array.from({ length: 731 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)))

const intl = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })

it.each([
  ['in full', writtenDate, intl({ dateStyle: 'long' })],
  ['short', shortDate, intl({ dateStyle: 'medium' })],
  ['without the year', dayAndMonth, intl({ month: 'long', day: 'numeric' })],
  ['as a day of the week', weekdayOf, intl({ weekday: 'long' })],
])('writes any day %s as English does', (_, write, format) => {
  expect(days.map((day) => write(day.toISOString().slice(0, 10)))).toEqual(days.map((day) => format.format(day)))
})

it('writes any time of day as English does', () => {
  const format = intl({ hour: 'numeric', minute: '2-digit' })
  for (let minute = 0; minute < 24 * 60; minute += 7) {
    const moment = new Date(minute * 60_000)
    expect(clockTime(moment.getUTCHours(), moment.getUTCMinutes())).toBe(format.format(moment))
  }
})

it('takes the day of an instant from the calendar of this device', () => {
  const format = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
  for (let hour = 0; hour < 366 * 24; hour += 5) {
    const moment = new Date(Date.UTC(2026, 0, 1, hour))
    expect(localDay(moment)).toBe(format.format(moment))
  }
})
