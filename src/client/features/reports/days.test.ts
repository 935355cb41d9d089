import { expect, it } from 'vitest'
import { dayMs } from '#rules/durations.ts'
import { everyThirdDay, fullDay, longDay, shortDay } from './days.ts'

function daysUntil(last: string, count = 30) {
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(last) - (count - 1 - i) * dayMs).toISOString().slice(0, 10),
  )
}

it('writes a day as it stands on its own calendar, wherever this runs', () => {
  expect([longDay('2026-10-17'), shortDay('2026-01-01'), fullDay('2026-12-31')]).toEqual([
    'October 17',
    'Jan 1',
    'December 31, 2026',
  ])
})

it('labels every third day so that today is one of them', () => {
  const labels = everyThirdDay(daysUntil('2026-11-15'))
  expect(labels.map(({ number }) => number)).toEqual(['19', '22', '25', '28', '31', '3', '6', '9', '12', '15'])
  expect(labels.map(({ below }) => below).filter(Boolean)).toEqual(['Oct', 'Nov', 'Today'])
  expect(labels.at(-1)).toEqual({ day: '2026-11-15', number: '15', below: 'Today' })
})

it('shows the month where both labels would not fit', () => {
  const labels = everyThirdDay(daysUntil('2026-11-05'))
  expect(labels.slice(-2).map(({ below }) => below)).toEqual(['Nov', null])
})
