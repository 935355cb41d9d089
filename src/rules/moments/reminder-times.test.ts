import { expect, it } from 'vitest'
import { addDays } from '../progress/calendar.ts'
import { localTimeOf } from './local-time.ts'
import { reminderTimes } from './reminder-times.ts'

const times = (startsAt: string, zone: string) =>
  reminderTimes(new Date(startsAt), zone, ['ten_minutes', 'evening', 'hour']).map(({ kind, at }) => [
    kind,
    at.toISOString(),
  ])

it('counts minutes back from the moment, and takes the evening from the clock of the place', () => {
  expect(times('2026-11-17T08:00:00Z', 'Europe/Berlin')).toEqual([
    ['evening', '2026-11-16T18:00:00.000Z'],
    ['hour', '2026-11-17T07:00:00.000Z'],
    ['ten_minutes', '2026-11-17T07:50:00.000Z'],
  ])
})

it('keeps the evening at seven when the clocks change in the night between', () => {
  // Nine in the morning after the clocks went forward, and after they went back.
  expect(times('2026-03-29T07:00:00Z', 'Europe/Berlin')[0]).toEqual(['evening', '2026-03-28T18:00:00.000Z'])
  expect(times('2026-10-25T08:00:00Z', 'Europe/Berlin')[0]).toEqual(['evening', '2026-10-24T17:00:00.000Z'])
})

/** The local time of each reminder for a moment at nine, on the morning after the clocks changed. */
it.each([
  ['Europe/Berlin', '2027-03-28', '+02:00'],
  ['Europe/Berlin', '2027-10-31', '+01:00'],
  ['America/New_York', '2027-03-14', '-04:00'],
  ['America/New_York', '2027-11-07', '-05:00'],
  // Changes by half an hour, and in the southern spring.
  ['Australia/Lord_Howe', '2027-10-03', '+11:00'],
  ['Australia/Lord_Howe', '2027-04-04', '+10:30'],
])('reads seven, eight and ten to nine on the clock in %s, on %s', (zone, day, offset) => {
  const wanted = reminderTimes(new Date(`${day}T09:00${offset}`), zone, ['evening', 'hour', 'ten_minutes'])
  const clock = wanted.map(({ at }) => localTimeOf(at, zone))
  expect(clock).toEqual([`${addDays(day, -1)}T19:00`, `${day}T08:00`, `${day}T08:50`])
})

it('counts real minutes through the hour that is left out or repeated', () => {
  const [gap, twice] = ['2027-03-28T03:20+02:00', '2027-10-31T02:30+01:00']
  expect(times(gap, 'Europe/Berlin').slice(1)).toEqual([
    ['hour', '2027-03-28T00:20:00.000Z'],
    ['ten_minutes', '2027-03-28T01:10:00.000Z'],
  ])
  expect(times(twice, 'Europe/Berlin').slice(1)).toEqual([
    ['hour', '2027-10-31T00:30:00.000Z'],
    ['ten_minutes', '2027-10-31T01:20:00.000Z'],
  ])
})

it('takes the day before where the person is, not the one in London', () => {
  expect(times('2026-11-17T01:00:00Z', 'America/Los_Angeles')[0]).toEqual(['evening', '2026-11-16T03:00:00.000Z'])
})

it('is empty unless reminders were chosen', () => {
  expect(reminderTimes(new Date(), 'UTC', [])).toEqual([])
})
