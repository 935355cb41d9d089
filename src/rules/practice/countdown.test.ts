import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advanceCountdown,
  type Countdown,
  clockWords,
  elapsedAt,
  isOver,
  minutesSpent,
  pauseCountdown,
  resumeCountdown,
  secondsLeft,
  startCountdown,
} from './countdown.ts'

const noon = Date.UTC(2025, 10, 15, 12)
const twoMinutes = 120_000

describe('a countdown of two minutes', () => {
  const begun = startCountdown(twoMinutes, noon)

  it.each([
    [0, 120, '2:00'],
    [1, 120, '2:00'],
    [1000, 119, '1:59'],
    [38_000, 82, '1:22'],
    [110_001, 10, '0:10'],
    [119_999, 1, '0:01'],
    [120_000, 0, '0:00'],
  ])('after %i ms has %i s to go and says %s', (after, seconds, words) => {
    expect(secondsLeft(begun, noon + after)).toBe(seconds)
    expect(clockWords(secondsLeft(begun, noon + after))).toBe(words)
  })

  it('is over at its last moment and not one before', () => {
    expect(isOver(begun, noon + 119_999)).toBe(false)
    expect(isOver(begun, noon + 120_000)).toBe(true)
  })

  it('is over after a tab slept through its end, and counts no more than its full time', () => {
    expect(isOver(begun, noon + 3_600_000)).toBe(true)
    expect(elapsedAt(begun, noon + 3_600_000)).toBe(twoMinutes)
  })

  it('is right after a sleep in the middle', () => {
    const beforeSleep = advanceCountdown(begun, noon + 10_000)
    expect(secondsLeft(beforeSleep, noon + 70_000)).toBe(50)
  })

  it('stands still while paused, however long, and goes on from there', () => {
    const paused = pauseCountdown(begun, noon + 30_000)
    expect(secondsLeft(paused, noon + 9_000_000)).toBe(90)
    const resumed = resumeCountdown(paused, noon + 9_000_000)
    expect(secondsLeft(resumed, noon + 9_000_500)).toBe(90)
    expect(secondsLeft(resumed, noon + 9_001_000)).toBe(89)
  })

  it('ignores a second pause or resume', () => {
    const paused = pauseCountdown(begun, noon + 30_000)
    expect(pauseCountdown(paused, noon + 50_000)).toEqual(paused)
    expect(resumeCountdown(begun, noon + 50_000)).toEqual(begun)
  })

  it('loses nothing when the clock is set back', () => {
    const seen = advanceCountdown(begun, noon + 60_000)
    const hourBack = noon + 60_000 - 3_600_000
    expect(elapsedAt(seen, hourBack)).toBe(60_000)
    expect(elapsedAt(advanceCountdown(seen, hourBack), hourBack + 1000)).toBe(61_000)
  })
})

type Event = { wait: number; what: 'look' | 'pause' | 'resume' }
const events = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 90_000 }),
    what: fc.constantFrom<Event['what']>('look', 'pause', 'resume'),
  }),
)

const apply: Record<Event['what'], (countdown: Countdown, now: number) => Countdown> = {
  look: advanceCountdown,
  pause: pauseCountdown,
  resume: resumeCountdown,
}

it('has run exactly as long as it was not paused, whatever was pressed and however often it was looked at', () => {
  fc.assert(
    fc.property(events, fc.integer({ min: 1, max: 600_000 }), (list, totalMs) => {
      let now = noon
      let countdown = startCountdown(totalMs, now)
      let ran = 0
      for (const { wait, what } of list) {
        if (countdown.since !== null) ran += wait
        now += wait
        countdown = apply[what](countdown, now)
      }
      expect(elapsedAt(countdown, now)).toBe(Math.min(totalMs, ran))
      expect(isOver(countdown, now)).toBe(ran >= totalMs)
    }),
  )
})

it.each([
  [0, 1],
  [20_000, 1],
  [60_000, 1],
  [60_001, 2],
  [120_000, 2],
  [240_000, 4],
])('%i ms go on record as %i minutes', (elapsedMs, minutes) => {
  expect(minutesSpent(elapsedMs)).toBe(minutes)
})
