import { describe, expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2026-03-20T12:00:00')
const ago = ({ days = 0, hours = 0, ms = 0 }) =>
  timeAgo(new Date(now - days * 86_400_000 - hours * 3_600_000 - ms).toISOString(), now)

describe('timeAgo', () => {
  it.each([
    ['the same moment', {}, 'Just now'],
    ['a clock that runs ahead', { ms: -90_000 }, 'Just now'],
    ['a moment short of an hour', { hours: 1, ms: -1 }, 'Just now'],
    ['an hour', { hours: 1 }, '1h ago'],
    ['a moment short of a day', { days: 1, ms: -1 }, '23h ago'],
    ['a day', { days: 1 }, '1d ago'],
    ['a moment short of a week', { days: 7, ms: -1 }, '6d ago'],
    ['a week', { days: 7 }, 'Mar 13, 2026'],
  ])('says %s', (_, age, words) => {
    expect(ago(age)).toBe(words)
  })

  it('refuses what is no moment', () => {
    expect(() => timeAgo('yesterday-ish', now)).toThrow('Invalid time value')
  })
})
