import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs } from '../durations.ts'
import { isInTrial, mayStartTrial, trialDays, trialDaysLeft, trialEnd } from './trial.ts'

const start = new Date('2026-03-01T08:00:00Z')
const end = trialEnd(start)
const later = (ms: number) => new Date(start.getTime() + ms)

describe('the trial', () => {
  it('is fourteen days', () => {
    expect(trialDays).toBe(14)
    expect(end.toISOString()).toBe('2026-03-15T08:00:00.000Z')
  })

  it.each([
    [0, 14],
    [1, 14],
    [24 * hourMs - 1, 14],
    [24 * hourMs, 13],
    [13 * 24 * hourMs, 1],
    [14 * 24 * hourMs - 1, 1],
    [14 * 24 * hourMs, 0],
    [15 * 24 * hourMs, 0],
  ])('%i ms in, has %i days left', (ms, days) => {
    expect(trialDaysLeft({ trialEndDate: end }, later(ms))).toBe(days)
  })

  it('has days left exactly while it runs', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 * 24 }), (hours) => {
        const now = later(hours * hourMs)
        expect(trialDaysLeft({ trialEndDate: end }, now) > 0).toBe(isInTrial({ trialEndDate: end }, now))
      }),
    )
  })

  it('may start once', () => {
    const never = { trialStartDate: null, trialEndDate: null, hasUsedTrial: false }
    expect(mayStartTrial(never, start)).toBe(true)
    expect(mayStartTrial({ trialStartDate: start, trialEndDate: end, hasUsedTrial: true }, start)).toBe(false)
    expect(mayStartTrial({ ...never, hasUsedTrial: true }, start)).toBe(false)
    expect(trialDaysLeft(never, start)).toBe(0)
  })
})
