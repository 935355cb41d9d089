import { expect, it } from 'vitest'
import { comingFrom, comingWords } from './coming-moment.ts'

const coming = { title: 'Presentation', day: '2026-11-20', time: '09:00', lifeArea: 'work' } as const

it('says the day and the hour as they were understood, wherever the reader is', () => {
  expect(comingWords(coming)).toBe('Friday, November 20 at 9:00 AM · Work')
  expect(comingWords({ ...coming, time: null, lifeArea: 'other' })).toBe('Friday, November 20 · Other')
  expect(comingWords({ ...coming, day: null, time: null })).toBe('Sometime this week · Work')
})

it('reads the state another screen passed, and ignores anything else', () => {
  expect(comingFrom({ coming: { kind: 'coming', ...coming } })).toEqual(coming)
  expect(comingFrom(null)).toBeNull()
  expect(comingFrom({ coming: { title: 3 } })).toBeNull()
  const odd = comingFrom({ coming: { title: 'x'.repeat(300), day: 'Friday', time: '<b>', lifeArea: 'moon' } })
  expect(odd).toEqual({ title: 'x'.repeat(120), day: null, time: null, lifeArea: 'work' })
})
