import { expect, it } from 'vitest'
import { buckets, featuresOf } from './text-features.ts'

it('counts every feature of a text once, in the buckets there are', () => {
  const features = featuresOf('ja ja ja, ich komme')
  expect(new Set(features).size).toBe(features.length)
  expect(Math.max(...features)).toBeLessThan(buckets)
  expect(featuresOf('').length).toBeGreaterThan(0)
})
