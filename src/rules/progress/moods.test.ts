import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moodScale, moods, moodWords, nearestMood } from './moods.ts'

describe('moods', () => {
  it('have a word each, and the scale runs from the lowest to the highest', () => {
    expect(Object.keys(moodWords).map(Number)).toEqual([...moods])
    expect(moodScale).toEqual({ min: 1, max: 5 })
  })

  it('round an average as numbers are rounded, and never leave the scale', () => {
    expect([2.4, 2.5, 2.6, 3].map(nearestMood)).toEqual([2, 3, 3, 3])
    fc.assert(
      fc.property(fc.double({ min: -3, max: 9, noNaN: true }), (value) => {
        expect(nearestMood(value)).toBe(Math.min(5, Math.max(1, Math.round(value))))
      }),
    )
  })
})
