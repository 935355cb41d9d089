import { expect, it } from 'vitest'
import { daysAgo } from './days-ago.ts'

const now = new Date(2026, 10, 15, 9, 30)
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()

it.each([
  [at(2026, 10, 15, 0), 'Today'],
  [at(2026, 10, 15, 23), 'Today'],
  [at(2026, 10, 14, 23), '1 day ago'],
  [at(2026, 10, 13, 1), '2 days ago'],
  [at(2026, 10, 8, 0), '7 days ago'],
  [at(2026, 10, 7, 23), 'Nov 7, 2026'],
  [at(2025, 0, 1, 12), 'Jan 1, 2025'],
])('%s is %s', (moment, words) => {
  expect(daysAgo(moment, now)).toBe(words)
})

it('counts calendar days over a change of clocks', () => {
  expect(daysAgo(at(2026, 9, 31, 12), new Date(2026, 10, 2, 0, 30))).toBe('2 days ago')
})

it('refuses what is no date', () => {
  expect(() => daysAgo('someday', now)).toThrow('Invalid time value')
})
