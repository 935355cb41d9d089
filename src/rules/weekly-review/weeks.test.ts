import { describe, expect, it } from 'vitest'
import { weekToMail, weekToReview } from './weeks.ts'

describe('the card', () => {
  it('looks back on Sundays and Mondays, on the same week, and on no other day', () => {
    expect(weekToReview('2026-11-15')).toBe('2026-11-09')
    expect(weekToReview('2026-11-16')).toBe('2026-11-09')
    for (const day of ['2026-11-10', '2026-11-12', '2026-11-14', '2026-11-17'])
      expect(weekToReview(day)).toBeUndefined()
  })
})

describe('the mail', () => {
  it('is due from six on Sunday evening until noon on Monday, by the clock of the place', () => {
    const newYork = (utc: string) => weekToMail(new Date(utc), 'America/New_York')
    expect(newYork('2026-11-15T22:59:00Z')).toBeUndefined()
    expect(newYork('2026-11-15T23:00:00Z')).toBe('2026-11-09')
    expect(newYork('2026-11-16T16:59:00Z')).toBe('2026-11-09')
    expect(newYork('2026-11-16T17:00:00Z')).toBeUndefined()
    expect(newYork('2026-11-18T23:30:00Z')).toBeUndefined()
  })

  it('is due at six where the clocks changed that very morning', () => {
    // In New York the clocks went back on November 1 and forward on March 8, both Sundays.
    expect(weekToMail(new Date('2026-11-01T22:59:00Z'), 'America/New_York')).toBeUndefined()
    expect(weekToMail(new Date('2026-11-01T23:00:00Z'), 'America/New_York')).toBe('2026-10-26')
    expect(weekToMail(new Date('2026-03-08T21:59:00Z'), 'America/New_York')).toBeUndefined()
    expect(weekToMail(new Date('2026-03-08T22:00:00Z'), 'America/New_York')).toBe('2026-03-02')
  })

  it('is about the same week wherever on Earth it is due', () => {
    const zones = ['Pacific/Kiritimati', 'Asia/Kathmandu', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Pago_Pago']
    for (const zone of zones) {
      const hours = Array.from(
        { length: 96 },
        (_, hour) => new Date(Date.parse('2026-11-14T00:00Z') + hour * 3_600_000),
      )
      const weeks = hours.flatMap((now) => weekToMail(now, zone) ?? [])
      expect(new Set(weeks), zone).toEqual(new Set(['2026-11-09']))
      expect(weeks, zone).toHaveLength(18)
    }
  })
})
