import { expect, it } from 'vitest'
import { percentage } from './percentage.ts'

it.each([
  [0, 0, 0],
  [0, 5, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 8, 12.5],
  [7, 7, 100],
])('%i of %i is %f percent', (part, whole, wanted) => {
  expect(percentage(part, whole)).toBe(wanted)
})
