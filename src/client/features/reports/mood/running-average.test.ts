import { expect, it } from 'vitest'
import { runningAverage } from './running-average.ts'

it('averages what is known of the week that ends with each day', () => {
  expect(runningAverage([2, 4, 3])).toEqual([2, 3, 3])
  expect(runningAverage([5, 1, 1, 1, 1, 1, 1, 1])).toEqual([5, 3, 7 / 3, 2, 9 / 5, 10 / 6, 11 / 7, 1])
})

it('keeps gaps as gaps, and counts them as nothing', () => {
  expect(runningAverage([2, null, 4])).toEqual([2, null, 3])
  expect(runningAverage([5, null, null, null, null, null, null, 1])).toEqual([5, ...Array(6).fill(null), 1])
  expect(runningAverage([null, null])).toEqual([null, null])
})
