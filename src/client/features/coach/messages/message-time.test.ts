import { expect, it } from 'vitest'
import { messageTime } from './message-time.ts'

const now = new Date(2026, 2, 14, 22, 5)

it('is the time alone today', () => {
  expect(messageTime(new Date(2026, 2, 14, 19, 44), now)).toMatch(/^0?7:44|^19:44/)
})

it('has the day in front on other days, and the year in other years', () => {
  expect(messageTime(new Date(2026, 2, 13, 19, 44), now)).toMatch(/^Mar 13, |^13 Mar/)
  expect(messageTime(new Date(2025, 11, 31, 9, 0), now)).toContain('2025')
})
