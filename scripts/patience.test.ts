import { expect, it } from 'vitest'
import { slownessOf } from '../e2e/harness/patience.ts'

it('gives journeys more time the slower the machine is, never less, and not without end', () => {
  expect(slownessOf(10)).toBe(1)
  expect(slownessOf(390)).toBe(3)
  expect(slownessOf(60_000)).toBe(8)
})
