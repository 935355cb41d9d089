import { expect, it } from 'vitest'
import { ratingsIn, wordsOf } from './rating-words.ts'

it.each([
  { situationId: 'greet-first', fear: 0, matters: 10 },
  { situationId: 'greet-first', fear: 10, matters: 3 },
])('comes back as it was put down: $fear, $matters', (rating) => {
  expect(ratingsIn({ [rating.situationId]: wordsOf(rating) })).toEqual([rating])
})

it('takes what was sent, or is no answer, as none', () => {
  expect(ratingsIn({ sent: '', odd: '11 3', half: '3', more: '1 2 3' })).toEqual([])
})
