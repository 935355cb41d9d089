import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confidenceOf } from './confidence.ts'

describe('the confidence of a finding', () => {
  it('is nothing without records, and grows with them and with the difference', () => {
    expect(confidenceOf({ sample: 0, halfSure: 5, effect: 1, plain: 1 })).toBe(0)
    expect(confidenceOf({ sample: 5, halfSure: 5, effect: 1, plain: 1 })).toBe(0.5)
    expect(confidenceOf({ sample: 5, halfSure: 5, effect: 0.5, plain: 1 })).toBe(0.35)
    expect(confidenceOf({ sample: 45, halfSure: 5, effect: -1, plain: 1 })).toBe(0.9)
  })

  it('never falls when there is more to go by, and never reaches certainty', () => {
    const size = fc.integer({ min: 0, max: 60 })
    const effect = fc.double({ min: 0, max: 5, noNaN: true })
    fc.assert(
      fc.property(size, size, effect, effect, (sample, more, weak, added) => {
        const less = confidenceOf({ sample, halfSure: 6, effect: weak, plain: 1 })
        const grown = confidenceOf({ sample: sample + more, halfSure: 6, effect: weak + added, plain: 1 })
        expect(grown).toBeGreaterThanOrEqual(less)
        expect(grown).toBeLessThan(1)
      }),
    )
  })
})
