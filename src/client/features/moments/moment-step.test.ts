import { expect, it } from 'vitest'
import type { Moment } from '#contract/moments/moments.ts'
import { stepOfMoments } from './moment-step.ts'

const now = new Date('2026-11-16T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60 * 1000).toISOString()
const prepared = { fear: null, certaintyBefore: null, safetyHabitId: null, safetyHabit: null, lines: [] }

function moment(id: string, change: Partial<Moment>): Moment {
  const facts = { id, title: id, timeZone: 'UTC', lifeArea: 'work', who: null } as const
  return {
    ...facts,
    startsAt: null,
    reminders: [],
    before: null,
    after: null,
    challenge: null,
    closedAt: null,
    createdAt: hours(-99),
    ...change,
  }
}

const leadsTo = (...moments: Moment[]) => stepOfMoments(moments, now)?.action.to

it('is a challenge only once it has a day', () => {
  const challenge = { completionId: 'run', challengeId: 'call', isCompleted: false }
  expect(leadsTo(moment('a', { challenge, before: prepared }))).toBeUndefined()
  expect(leadsTo(moment('a', { challenge, before: prepared, startsAt: hours(1.5) }))).toBe('/moments/a?phase=during')
})

it('is nothing where nothing is open', () => {
  expect(stepOfMoments([], now)).toBeNull()
  expect(leadsTo(moment('done', { startsAt: hours(2), closedAt: hours(-1) }))).toBeUndefined()
})

it('is the nearest one, and one without a time when there is no other', () => {
  expect(leadsTo(moment('soon', { startsAt: hours(5) }), moment('later', { startsAt: hours(9) }))).toBe(
    '/moments/soon?phase=before',
  )
  expect(leadsTo(moment('some-day', {}))).toBe('/moments/some-day?phase=before')
})

it('opens the pocket screen once it is prepared and near', () => {
  expect(leadsTo(moment('a', { startsAt: hours(1.5), before: prepared }))).toBe('/moments/a?phase=during')
  expect(leadsTo(moment('a', { startsAt: hours(9), before: prepared }))).toBe('/moments/a')
})

it('asks how it went before the next one comes near, and stops asking after a week', () => {
  const over = moment('over', { startsAt: hours(-3) })
  expect(leadsTo(over, moment('next', { startsAt: hours(9) }))).toBe('/moments/over?phase=after')
  expect(leadsTo(over, moment('next', { startsAt: hours(0.5) }))).toBe('/moments/next?phase=before')
  expect(leadsTo(moment('long-ago', { startsAt: hours(-200) }))).toBeUndefined()
})
