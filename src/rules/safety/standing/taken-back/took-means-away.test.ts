import { expect, it } from 'vitest'
import type { SafetyState } from '../../state.ts'
import { tookMeansAway } from './took-means-away.ts'

const waiting: SafetyState = {
  level: 'standing',
  tier: 'imminent',
  kind: 'suicide',
  whose: 'self',
  isYoung: false,
  foundBy: 'rules',
  language: 'en',
  reasons: [],
  lastConcernAt: 0,
  turns: 2,
  known: ['help_coming'],
  said: [],
}

it.each([
  'marcus is here. he took the pills and hes staying on the floor with me tonight',
  'no no he took them away from me, theyre in his jacket',
  'my sister has the knife now',
  'she locked up all my meds',
  'dad threw away the pills',
  'nuala is here, she took my car keys',
  'he has the car keys now',
])('finds that the means are gone in "%s"', (text) => expect(tookMeansAway(text, waiting)).toBe(true))

it.each([
  'i took the pills',
  'he took the pills, he swallowed them all',
  "she took all my pills and now she won't wake up",
  'he took my phone',
  'she has the keys to my flat',
])('does not find it in "%s"', (text) => expect(tookMeansAway(text, waiting)).toBe(false))

it('may be an overdose if nobody was coming, or if somebody else is in danger', () => {
  const text = 'he took the pills'
  expect(tookMeansAway(text, { ...waiting, known: [] })).toBe(false)
  expect(tookMeansAway(text, { ...waiting, whose: 'other' })).toBe(false)
  expect(tookMeansAway(text, null)).toBe(false)
})

it('finds it if the same message says that somebody is there', () => {
  const text = 'my sister is here now, she took the tablets'
  expect(tookMeansAway(text, { ...waiting, known: [] }, ['with_someone'])).toBe(true)
  expect(tookMeansAway(text, { ...waiting, known: [] })).toBe(false)
})

it.each([
  ['i gave her all the blades and i sleep with her tonight', true],
  ["I've given my brother the keys to the gun safe", true],
  ['she gave me all the blades', false],
  ['i gave her all the reasons', false],
])('reads whether the means were handed over in "%s"', (text, isGone) => {
  expect(tookMeansAway(text, { ...waiting, known: [] })).toBe(isGone)
})
