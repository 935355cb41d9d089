import { describe, expect, it } from 'vitest'
import { dueReminders, isQuiet, quietKinds, type Remindable } from './reminders.ts'

const standUp: Remindable = {
  startsAt: new Date('2026-11-17T08:00:00Z'),
  timeZone: 'Europe/Berlin',
  reminders: ['evening', 'hour', 'ten_minutes'],
  updatedAt: new Date('2026-11-10T08:00:00Z'),
  quietHours: null,
}
const dueAt = (now: string, change: Partial<Remindable> = {}) =>
  dueReminders({ ...standUp, ...change }, new Date(now)).map(({ kind }) => kind)

describe('what is due', () => {
  it('comes from its minute on, not before, and not when it would be untrue', () => {
    expect(dueAt('2026-11-16T17:59:59Z')).toEqual([])
    expect(dueAt('2026-11-16T18:00:00Z')).toEqual(['evening'])
    expect(dueAt('2026-11-16T21:00:00Z')).toEqual([])
    expect(dueAt('2026-11-17T07:00:20Z')).toEqual(['hour'])
    expect(dueAt('2026-11-17T07:16:00Z')).toEqual([])
    expect(dueAt('2026-11-17T07:50:00Z')).toEqual(['ten_minutes'])
    expect(dueAt('2026-11-17T07:54:00Z')).toEqual([])
    expect(dueAt('2026-11-17T08:00:00Z')).toEqual([])
  })

  it('follows the clock of the place in the nights in which clocks change', () => {
    const spring = { startsAt: new Date('2026-03-29T07:00:00Z'), updatedAt: new Date('2026-03-01T00:00:00Z') }
    expect(dueAt('2026-03-28T18:00:00Z', spring)).toEqual(['evening'])
    expect(dueAt('2026-03-28T17:59:00Z', spring)).toEqual([])
    const autumn = { startsAt: new Date('2026-10-25T08:00:00Z'), updatedAt: new Date('2026-10-01T00:00:00Z') }
    expect(dueAt('2026-10-24T17:00:00Z', autumn)).toEqual(['evening'])
    expect(dueAt('2026-10-24T16:59:00Z', autumn)).toEqual([])
  })

  it('leaves out what had passed when it was chosen, but for a minute', () => {
    expect(dueAt('2026-11-17T07:01:00Z', { updatedAt: new Date('2026-11-17T07:00:40Z') })).toEqual(['hour'])
    expect(dueAt('2026-11-17T07:05:00Z', { updatedAt: new Date('2026-11-17T07:04:00Z') })).toEqual([])
  })

  it('leaves out what falls into quiet hours, by the clock of the place', () => {
    const quietHours = { from: '22:00', until: '08:30' }
    expect(dueAt('2026-11-17T07:00:00Z', { quietHours })).toEqual([])
    expect(dueAt('2026-11-17T07:50:00Z', { quietHours })).toEqual(['ten_minutes'])
    expect(dueAt('2026-11-16T18:00:00Z', { quietHours })).toEqual(['evening'])
  })
})

it('takes quiet hours within a day and past midnight, the end not included', () => {
  const at = (time: string) => new Date(`2026-11-17T${time}:00Z`)
  const night = { from: '22:00', until: '07:00' }
  expect(['21:59', '22:00', '23:30', '06:59', '07:00'].map((time) => isQuiet(at(time), 'UTC', night))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  const noon = { from: '12:00', until: '13:00' }
  expect(['11:59', '12:00', '13:00'].map((time) => isQuiet(at(time), 'UTC', noon))).toEqual([false, true, false])
})

it('says beforehand which times will not come', () => {
  const { startsAt, timeZone, reminders } = standUp
  expect(quietKinds(startsAt, timeZone, reminders, { from: '22:00', until: '08:30' })).toEqual(['hour'])
})
