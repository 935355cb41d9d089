import { expect, it } from 'vitest'
import type { Moment } from '#contract/moments/moments.ts'
import { findCalendar } from '#rules/progress/calendar.ts'
import { weekOf } from './week.ts'

const { dayOf } = findCalendar('America/New_York')!
const at = (title: string, startsAt: string | null) => ({ title, startsAt }) as Moment

it('puts each record on its local day, Monday first', () => {
  const moments = [at('Late', '2026-11-17T04:30:00Z'), at('Early', '2026-11-16T14:00:00Z'), at('Some day', null)]
  const notes = [
    { kind: 'step', text: 'Wave to Dana', dueAt: '2026-11-22T15:00:00Z' },
    { kind: 'name', text: 'May', dueAt: '2026-11-22T15:00:00Z' },
  ] as const
  const week = weekOf('2026-11-18', { moments, moods: [{ day: '2026-11-16', mood: 4 }], notes }, dayOf)
  expect(week.map(({ day }) => day)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
  expect(week[0]).toMatchObject({ mood: 4, moments: [{ title: 'Early' }, { title: 'Late' }], plans: [] })
  expect(week[6]).toMatchObject({ mood: null, moments: [], plans: ['Wave to Dana'] })
})
