import { expect, it } from 'vitest'
import type { SafetyState } from '#rules/safety/state.ts'
import { answerEatingDoctor } from './eating-doctor.ts'

const state = { kind: 'eating_disorder', whose: 'self', said: [] } as unknown as SafetyState
const told = 'basically nothing for 8 days, nearly went over in pe, everything went black'

it.each([
  'is it actually bad tho like do i need a doctor or will i just be fine',
  'so do i need a doctor or not?',
  'my heart did go mad earlier so do i go a&e??',
])('says yes, today, to somebody whose body fails: %s', (message) => {
  expect(answerEatingDoctor([told, message], state)?.answer.id).toBe('eating-doctor-today')
})

it('says yes to somebody who only wonders', () => {
  expect(answerEatingDoctor(['i skip most meals', 'should i see a doctor?'], state)?.answer.id).toBe(
    'eating-doctor-soon',
  )
})

it('answers nobody else, and not a third time', () => {
  const asked = [told, 'do i need a doctor']
  expect(answerEatingDoctor(asked, { ...state, whose: 'other' })).toBeUndefined()
  expect(answerEatingDoctor(asked, { ...state, kind: 'suicide' })).toBeUndefined()
  expect(answerEatingDoctor([told, 'my nan is here'], state)).toBeUndefined()
  const said = ['answers.eating-doctor-today.0', 'answers.eating-doctor-today.1']
  expect(answerEatingDoctor(asked, { ...state, said })).toBeUndefined()
})
