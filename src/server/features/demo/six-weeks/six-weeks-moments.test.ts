import { expect, it } from 'vitest'
import { findSafetyHabit } from '#content/challenges/safety-habits.ts'
import { dayMs } from '#rules/durations.ts'
import { findCalendar } from '#rules/progress/calendar.ts'
import { createDemoClock } from '../demo-clock.ts'
import { demoEveningStart, demoMoments } from './six-weeks-moments.ts'

const startFor = (now: string, timeZone: string) =>
  demoEveningStart(createDemoClock(findCalendar(timeZone)!, new Date(now))).toISOString()

it.each([
  ['in the night', '2026-11-17T00:10:00Z', 'UTC', '2026-11-17T19:30:00.000Z'],
  ['in the afternoon', '2026-11-17T16:00:00Z', 'UTC', '2026-11-17T19:30:00.000Z'],
  ['in the evening', '2026-11-17T20:02:00Z', 'UTC', '2026-11-17T20:30:00.000Z'],
  ['late', '2026-11-17T23:20:00Z', 'UTC', '2026-11-17T23:45:00.000Z'],
  ['too late for anything', '2026-11-17T23:40:00Z', 'UTC', '2026-11-18T19:30:00.000Z'],
  ['while it is another day in UTC', '2026-11-17T02:00:00Z', 'America/New_York', '2026-11-17T02:15:00.000Z'],
  ['far in the east', '2026-11-16T22:00:00Z', 'Pacific/Auckland', '2026-11-17T06:30:00.000Z'],
])('is this evening where the demo was made %s', (_when, now, timeZone, start) => {
  expect(startFor(now, timeZone)).toBe(start)
})

it('is never over before somebody could look at it, at any minute of a day', () => {
  for (let minute = 0; minute < 24 * 60; minute++) {
    const now = Date.parse('2026-11-17T05:00:00Z') + minute * 60_000
    const ahead = Date.parse(startFor(new Date(now).toISOString(), 'America/New_York')) - now
    expect(ahead).toBeGreaterThanOrEqual(15 * 60_000)
    expect(ahead).toBeLessThan(dayMs)
  }
})

it('names only habits that exist', () => {
  expect(demoMoments.filter(({ habit }) => !findSafetyHabit(habit.id))).toEqual([])
})
