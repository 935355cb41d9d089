import { describe, expect, it } from 'vitest'
import { instantOf, localTimeOf } from './local-time.ts'

const at = (local: string, zone: string) => instantOf(local, zone).toISOString()

describe('the instant of a local time', () => {
  it('follows the zone in winter and in summer', () => {
    expect(at('2026-01-13T09:00', 'Europe/Berlin')).toBe('2026-01-13T08:00:00.000Z')
    expect(at('2026-07-14T09:00', 'Europe/Berlin')).toBe('2026-07-14T07:00:00.000Z')
    expect(at('2026-07-14T09:00', 'Asia/Kathmandu')).toBe('2026-07-14T03:15:00.000Z')
    expect(at('2026-01-01T00:30', 'Pacific/Kiritimati')).toBe('2025-12-31T10:30:00.000Z')
  })

  it('is the first of the two if the clocks go back', () => {
    expect(at('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(at('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
    expect(at('2027-04-04T01:45', 'Australia/Lord_Howe')).toBe('2027-04-03T14:45:00.000Z')
  })

  it('is shifted by the jump where the clocks skip it', () => {
    expect(at('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
    expect(at('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
    expect(at('2027-10-03T02:10', 'Australia/Lord_Howe')).toBe('2027-10-02T15:40:00.000Z')
  })

  it('converts back to the same local time', () => {
    for (const zone of ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia'])
      for (const local of ['2026-02-11T19:05', '2026-04-05T01:15', '2026-08-30T23:59'])
        expect(localTimeOf(instantOf(local, zone), zone)).toBe(local)
  })
})
