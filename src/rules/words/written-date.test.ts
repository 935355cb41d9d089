import { expect, it } from 'vitest'
import { writtenDate } from './written-date.ts'

it.each([
  ['2025-09-04', 'September 4, 2025'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-12-31', 'December 31, 2025'],
])('writes %s as %s, wherever the reader is', (day, written) => {
  expect(writtenDate(day)).toBe(written)
})

it.each(['yesterday', '2025-13-01', ''])('refuses %j', (day) => {
  expect(() => writtenDate(day)).toThrow('Invalid time value')
})
