import { afterEach, expect, it, vi } from 'vitest'
import { deviceTimeZone, ownTimeZone } from './time-zone.ts'

afterEach(() => vi.unstubAllGlobals())

const formats = (timeZone: string | undefined) => ({
  DateTimeFormat: class {
    resolvedOptions() {
      return { timeZone }
    }
  },
})

it('is what Temporal says, and no format for dates is made for it', () => {
  const made = vi.fn()
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Kolkata' } })
  vi.stubGlobal('Intl', { DateTimeFormat: made })
  expect([deviceTimeZone(), ownTimeZone()]).toEqual(['Asia/Kolkata', 'Asia/Kolkata'])
  expect(made).not.toHaveBeenCalled()
})

it('is what a format for dates says, where there is no Temporal', () => {
  vi.stubGlobal('Temporal', undefined)
  vi.stubGlobal('Intl', formats('Europe/Lisbon'))
  expect([deviceTimeZone(), ownTimeZone()]).toEqual(['Europe/Lisbon', 'Europe/Lisbon'])
})

it('is UTC where the device does not say', () => {
  vi.stubGlobal('Temporal', undefined)
  vi.stubGlobal('Intl', formats(undefined))
  expect([deviceTimeZone(), ownTimeZone()]).toEqual([undefined, 'UTC'])
})
