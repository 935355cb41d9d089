import { expect, it } from 'vitest'
import { writeCount } from './write-count.ts'

it.each([0, 7, 999, 1000, 12_345, 100_000, 1_234_567])('writes %d with commas as English does', (count) => {
  expect(writeCount(count)).toBe(count.toLocaleString('en-US'))
})
