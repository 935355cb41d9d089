import { expect, it } from 'vitest'
import { windowStart } from './window-start.ts'

it('shows a short ladder from its foot', () => {
  expect(windowStart(5, 4, 8)).toBe(0)
})

it('keeps the next rung in sight, with two below it', () => {
  expect(windowStart(22, 1, 8)).toBe(0)
  expect(windowStart(22, 10, 8)).toBe(8)
})

it('fills the window at the top of the ladder', () => {
  expect(windowStart(22, 21, 8)).toBe(14)
})

it('begins at the foot when no rung is next', () => {
  expect(windowStart(22, -1, 8)).toBe(0)
})
