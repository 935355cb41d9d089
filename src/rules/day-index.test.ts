import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayIndex } from './day-index.ts'

describe('the entry of the day', () => {
  // Far from UTC and with daylight saving, so that a day counted in the wrong zone is noticed.
  beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'))

  it('stays the same from midnight to midnight', () => {
    const early = dayIndex(new Date(2026, 6, 4, 0, 0), 14)
    expect(dayIndex(new Date(2026, 6, 4, 23, 59, 59), 14)).toBe(early)
  })

  it('goes on by one a day, over months and the change of clocks, and round again', () => {
    const indexes = Array.from({ length: 400 }, (_, day) => dayIndex(new Date(2026, 0, 1 + day, 12), 14))
    for (const [day, index] of indexes.entries()) expect(index).toBe((indexes[0]! + day) % 14)
  })

  it('knows days before 1970', () => {
    expect(dayIndex(new Date(1969, 11, 31), 12)).toBe(11)
  })
})
