import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breathAt, breathCycleSeconds, breathCycles, breathPhases, breathTotalSeconds } from './breathing.ts'

it('is in for 4, hold for 4, out for 6, five times: 70 seconds', () => {
  expect(breathPhases.map(({ phase, seconds }) => `${phase} ${seconds}`)).toEqual(['in 4', 'hold 4', 'out 6'])
  expect([breathCycles, breathCycleSeconds, breathTotalSeconds]).toEqual([5, 14, 70])
})

/** What a person with a stopwatch would write down, second by second. */
const oneBreath =
  'in 4, in 3, in 2, in 1, hold 4, hold 3, hold 2, hold 1, out 6, out 5, out 4, out 3, out 2, out 1'.split(', ')

describe.each(Array.from({ length: 70 }, (_, second) => second))('second %i', (second) => {
  const expected = { cycle: Math.floor(second / 14) + 1, words: oneBreath[second % 14] }

  it.each([0, 1, 500, 999])('shows the same word and number from its first moment to its last (+%i ms)', (ms) => {
    const breath = breathAt(second * 1000 + ms)!
    expect({ cycle: breath.cycle, words: `${breath.phase} ${breath.secondsLeft}` }).toEqual(expected)
  })
})

it('is done after 70 seconds', () => {
  expect(breathAt(69_999)).not.toBeNull()
  expect(breathAt(70_000)).toBeNull()
  expect(breathAt(3_600_000)).toBeNull()
})

it('fills, holds and empties smoothly, starting and ending empty', () => {
  let last = 0
  for (let ms = 0; ms < 70_000; ms += 10) {
    const { fullness, phase } = breathAt(ms)!
    expect(Math.abs(fullness - last)).toBeLessThan(0.01)
    if (phase === 'in') expect(fullness).toBeGreaterThanOrEqual(last - 0.0001)
    if (phase === 'hold') expect(fullness).toBe(1)
    if (phase === 'out') expect(fullness).toBeLessThanOrEqual(last)
    last = fullness
  }
  expect(last).toBeLessThan(0.001)
})

it('keeps every share between nothing and the whole', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 69_999.999, noNaN: true }), (ms) => {
      const { phaseShare, cycleShare, fullness } = breathAt(ms)!
      for (const share of [phaseShare, cycleShare, fullness]) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
    }),
  )
})
