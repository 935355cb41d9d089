import { expect, it } from 'vitest'
import { anxietySentence, predictionSentence } from './challenge-words.ts'

it('says the averages of anxiety, or nothing where there are none', () => {
  expect(anxietySentence({ runs: 0, before: null, after: null })).toBeNull()
  expect(anxietySentence({ runs: 1, before: 8, after: 3 })).toBe('8 before, 3 after, in one challenge.')
  expect(anxietySentence({ runs: 3, before: 6.6666, after: 4 })).toBe(
    'On average 6.7 before, 4 after, over 3 challenges.',
  )
})

it('compares fears with what happened', () => {
  const one = { predictions: 1, cameTrue: 0, partlyTrue: 0, certaintyBefore: null, certaintyAfter: null }
  expect(predictionSentence(one)).toBe('Your fear came true 0 of 1 time.')
  expect(predictionSentence({ ...one, predictions: 9, cameTrue: 1, partlyTrue: 2 })).toBe(
    'Your fear came true 1 of 9 times and partly 2.',
  )
  expect(predictionSentence({ ...one, predictions: 9, certaintyBefore: 74, certaintyAfter: 38 })).toBe(
    'Your fear came true 0 of 9 times; certainty 74%\u00A0→\u00A038%.',
  )
})
