import { expect, it } from 'vitest'
import { extensionsOf } from './extensions.ts'

const now = new Date('2026-11-15T09:00:00Z')
const ends = (trialEndDate: string | null) =>
  extensionsOf(trialEndDate, now).map(({ days, until }) => [days, until.toISOString().slice(0, 10)])

it('counts from the end of a trial that runs', () => {
  expect(ends('2026-11-20T09:00:00Z')).toEqual([
    [7, '2026-11-27'],
    [14, '2026-12-04'],
    [30, '2026-12-20'],
  ])
})

it('counts from now when the trial is over or never began', () => {
  for (const trialEndDate of ['2026-01-01T00:00:00Z', null])
    expect(ends(trialEndDate).map(([, until]) => until)).toEqual(['2026-11-22', '2026-11-29', '2026-12-15'])
})

it('offers nothing that the server would refuse', () => {
  expect(ends('2027-01-25T09:00:00Z').map(([days]) => days)).toEqual([7, 14])
  expect(ends('2027-02-10T09:00:00Z')).toEqual([])
})
