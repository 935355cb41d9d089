import { expect, it } from 'vitest'
import { describeWhen } from './when.ts'

const now = new Date(2025, 10, 14, 0, 30)

function at(...parts: [number, number, number, number, number]) {
  const [year, month, ...rest] = parts
  return new Date(year, month - 1, ...rest).toISOString()
}

it('counts by midnights, not by hours', () => {
  expect(describeWhen(at(2025, 11, 14, 0, 5), now)).toBe('today at 12:05 AM')
  expect(describeWhen(at(2025, 11, 13, 23, 55), now)).toBe('yesterday at 11:55 PM')
  expect(describeWhen(at(2025, 11, 13, 0, 0), now)).toBe('yesterday at 12:00 AM')
  expect(describeWhen(at(2025, 11, 12, 23, 59), now)).toBe('on Nov 12')
})

it('names the year once it is another one', () => {
  expect(describeWhen(at(2025, 1, 1, 12, 0), now)).toBe('on Jan 1')
  expect(describeWhen(at(2024, 12, 31, 12, 0), now)).toBe('on Dec 31, 2024')
})

it('takes a clock that runs a little ahead for today', () => {
  expect(describeWhen(at(2025, 11, 14, 0, 31), now)).toBe('today at 12:31 AM')
})
