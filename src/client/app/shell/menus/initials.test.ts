import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

const email = 'maya@example.com'

it('takes the first letters of both names', () => {
  expect(initialsOf({ firstName: 'Maya', lastName: 'okafor', email })).toBe('MO')
})

it('uses one name, or the address, if that is all there is', () => {
  expect(initialsOf({ firstName: 'Émile', lastName: '', email })).toBe('É')
  expect(initialsOf({ firstName: ' ', lastName: ' ', email })).toBe('M')
  expect(initialsOf({ firstName: '👩🏽', lastName: 'O', email })).toBe('👩O')
})
