import { expect, it } from 'vitest'
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
  // Nine in the morning after the night in which an hour is left out, and after the one in which it is repeated.
  expect(times('2026-03-29T07:00:00Z', 'Europe/Berlin')[0]).toEqual(['evening', '2026-03-28T18:00:00.000Z'])
  expect(times('2026-10-25T08:00:00Z', 'Europe/Berlin')[0]).toEqual(['evening', '2026-10-24T17:00:00.000Z'])
})

it('takes the day before where the person is, not the one in London', () => {
  expect(times('2026-11-17T01:00:00Z', 'America/Los_Angeles')[0]).toEqual(['evening', '2026-11-16T03:00:00.000Z'])
})

it('is nothing unless it was chosen', () => {
  expect(reminderTimes(new Date(), 'UTC', [])).toEqual([])
})
