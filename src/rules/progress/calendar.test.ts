import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysUpTo, findCalendar, mondayOf } from './calendar.ts'

const calendarIn = (zone: string) => findCalendar(zone)!
const dayIn = (zone: string, moment: string) => calendarIn(zone).dayOf(new Date(moment))
const startIn = (zone: string, day: string) => calendarIn(zone).startOf(day).toISOString()

describe('the day somewhere', () => {
  it('turns at that place’s midnight', () => {
    expect(dayIn('America/Los_Angeles', '2026-11-15T07:59:59Z')).toBe('2026-11-14')
    expect(dayIn('America/Los_Angeles', '2026-11-15T08:00:00Z')).toBe('2026-11-15')
    expect(dayIn('Asia/Kathmandu', '2026-11-14T18:14:59Z')).toBe('2026-11-14')
    expect(dayIn('Asia/Kathmandu', '2026-11-14T18:15:00Z')).toBe('2026-11-15')
  })

  it('is another one on either side of the date line', () => {
    expect(dayIn('Pacific/Auckland', '2026-11-15T11:30:00Z')).toBe('2026-11-16')
    expect(dayIn('Pacific/Honolulu', '2026-11-15T11:30:00Z')).toBe('2026-11-15')
    expect(dayIn('Pacific/Kiritimati', '2026-11-15T10:00:00Z')).toBe('2026-11-16')
    expect(dayIn('Pacific/Pago_Pago', '2026-11-15T10:00:00Z')).toBe('2026-11-14')
  })
})

describe('the start of a day', () => {
  it('moves with the clocks: a day of 23 hours in spring, of 25 in autumn', () => {
    expect(startIn('Europe/Berlin', '2026-03-29')).toBe('2026-03-28T23:00:00.000Z')
    expect(startIn('Europe/Berlin', '2026-03-30')).toBe('2026-03-29T22:00:00.000Z')
    expect(startIn('America/New_York', '2026-11-01')).toBe('2026-11-01T04:00:00.000Z')
    expect(startIn('America/New_York', '2026-11-02')).toBe('2026-11-02T05:00:00.000Z')
  })

  it('is one o’clock where the clocks skip midnight', () => {
    expect(startIn('Africa/Cairo', '2026-04-24')).toBe('2026-04-23T22:00:00.000Z')
    expect(startIn('Asia/Beirut', '2026-03-29')).toBe('2026-03-28T22:00:00.000Z')
  })

  it('is that of the next day if a country skipped a day', () => {
    expect(startIn('Pacific/Apia', '2011-12-30')).toBe(startIn('Pacific/Apia', '2011-12-31'))
  })

  it('is the first moment of that day, in every zone and on every day', () => {
    const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Pacific/Apia')
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 3650 }), (zone, days) => {
        const day = addDays('2022-01-01', days)
        const { startOf, dayOf } = calendarIn(zone)
        const start = startOf(day).getTime()
        expect([dayOf(new Date(start - 1)), dayOf(new Date(start))]).toEqual([addDays(day, -1), day])
      }),
      { numRuns: 500 },
    )
  })
})

describe('time zones', () => {
  it.each(['Mars/Olympus', '', ' ', '+02:00', '-05', 'Europe', 'UTC; drop table users', '../etc'])(
    'refuses %j',
    (zone) => {
      expect(findCalendar(zone)).toBeUndefined()
    },
  )

  it('knows one by its usual name, however it is written', () => {
    expect(calendarIn('europe/berlin').timeZone).toBe('Europe/Berlin')
    expect(calendarIn('UTC').timeZone).toBe('UTC')
  })
})

describe('counting days', () => {
  it('goes over ends of months, leap days and changes of the clock', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysUpTo('2026-03-30', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  })

  it('begins the week on Monday', () => {
    expect(['2026-11-09', '2026-11-15', '2026-11-16'].map(mondayOf)).toEqual(['2026-11-09', '2026-11-09', '2026-11-16'])
  })
})
