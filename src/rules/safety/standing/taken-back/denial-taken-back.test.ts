import { expect, it } from 'vitest'
import type { SafetyState } from '../../state.ts'
import { takeDenialBack } from './denial-taken-back.ts'

const denied = { level: 'open', isDenied: true, kind: 'self_harm', whose: 'self' } as unknown as SafetyState

it.each([
  'ha. you folded fast. ok it wasn’t really a joke though. i did do it',
  'i wasnt kidding btw',
  'I lied to you before',
  'ok. that was true',
  'i wasn’t actually fine when i said that',
  'what I said first was true',
])('is the same danger again: %s', (message) => {
  expect(takeDenialBack(denied, message)).toMatchObject({ tier: 'crisis', kind: 'self_harm', whose: 'self' })
})

it.each([
  'it was a joke',
  'I did it! I talked to her',
  'I lied about my age on the app',
  'is that true?',
  'he was kidding me',
  'back to Priya',
])('means something else: %s', (message) => {
  expect(takeDenialBack(denied, message)).toBeUndefined()
})

it('needs a denial to take back', () => {
  expect(takeDenialBack(null, 'I was not joking')).toBeUndefined()
  expect(takeDenialBack({ ...denied, level: 'standing' } as SafetyState, 'I was not joking')).toBeUndefined()
  expect(
    takeDenialBack({ ...denied, isDenied: undefined } as unknown as SafetyState, 'I was not joking'),
  ).toBeUndefined()
})
