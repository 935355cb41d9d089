import { expect, it } from 'vitest'
import { moodTrend } from '#rules/progress/trend.ts'
import { trendWords } from './trend-words.ts'

const words = (...moods: number[]) => trendWords(moodTrend(moods))
const week = (mood: number) => Array<number>(7).fill(mood)

it('says how many days are missing below seven', () => {
  expect(words()).toBe('Insufficient data so far: 0 of the 7 days a trend needs.')
  expect(words(1, 2, 3, 4, 5, 5)).toBe('Insufficient data so far: 6 of the 7 days a trend needs.')
})

it('has nothing to compare exactly seven days with', () => {
  expect(words(...week(3))).toBe('Stable so far. There are no earlier days to compare with yet.')
})

it('names the days it compares with', () => {
  expect(words(2, ...week(3))).toBe('Up 50% on the check-in day before')
  expect(words(...Array<number>(6).fill(4), ...week(3))).toBe('Down 25% on the 6 check-in days before')
  expect(words(...week(4), ...week(5))).toBe('Up 25% on the 7 check-in days before')
})

it('shows the percentage of a stable trend too', () => {
  expect(words(...week(3), ...week(3))).toBe('Stable: 0% change from the 7 check-in days before')
  expect(words(...week(3), 4, 4, 3, 3, 3, 3, 3)).toBe('Stable: 10% above the 7 check-in days before')
  expect(words(...week(3), 2, 2, 3, 3, 3, 3, 3)).toBe('Stable: 10% below the 7 check-in days before')
})
