import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startOf, whenOf } from './when.ts'

// An hour before midnight in New York, when it is the next day in London already.
const now = new Date('2026-11-17T04:00:00Z')
vi.mock('#client/platform/time-zone.ts', () => ({ ownTimeZone: () => 'America/New_York' }))
beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

const chosen = { day: '2026-11-20', time: '19:30' }

it('takes today and tomorrow from the local calendar', () => {
  expect(startOf({ ...chosen, choice: 'today' }, now)).toBe('2026-11-17T00:30:00.000Z')
  expect(startOf({ ...chosen, choice: 'tomorrow' }, now)).toBe('2026-11-18T00:30:00.000Z')
  expect(startOf({ ...chosen, choice: 'day' }, now)).toBe('2026-11-21T00:30:00.000Z')
  expect(startOf({ ...chosen, choice: 'week' }, now)).toBeNull()
})

it('waits for a day and an hour that can be read', () => {
  expect(startOf({ ...chosen, choice: 'day', day: '' }, now)).toBeUndefined()
  expect(startOf({ ...chosen, choice: 'today', time: '' }, now)).toBeUndefined()
})

it('shows a known start as the day and the hour it is here', () => {
  expect(whenOf('2026-11-21T00:30:00.000Z', now)).toEqual({ ...chosen, choice: 'day' })
  expect(whenOf(null, now).choice).toBe('week')
})
