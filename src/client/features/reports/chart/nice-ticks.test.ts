import { expect, it } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [37, [0, 10, 20, 30, 40]],
  [120, [0, 50, 100, 150]],
])('up to %d goes in whole, round steps', (highest, ticks) => {
  expect(niceTicks(highest)).toEqual(ticks)
})
