import { expect, it } from 'vitest'
import { dayMs } from '#rules/durations.ts'
import { isDismissedLately } from './install-rules.ts'

const now = Date.UTC(2026, 2, 10, 12)
const daysAgo = (days: number) => String(now - days * dayMs)

it('keeps quiet for three days after somebody said no, and not a moment longer', () => {
  expect(isDismissedLately(daysAgo(0), now)).toBe(true)
  expect(isDismissedLately(String(Number(daysAgo(3)) + 1), now)).toBe(true)
  expect(isDismissedLately(daysAgo(3), now)).toBe(false)
})

it('asks where no answer is stored, or one that cannot be read', () => {
  expect(isDismissedLately(null, now)).toBe(false)
  expect(isDismissedLately('yes', now)).toBe(false)
  expect(isDismissedLately(daysAgo(-1), now)).toBe(false)
})

it('reads a time stored as an ISO date', () => {
  expect(isDismissedLately('2026-03-09T12:00:00.000Z', now)).toBe(true)
  expect(isDismissedLately('2026-03-06T12:00:00.000Z', now)).toBe(false)
})
