import { expect, it } from 'vitest'
import { certaintyWords, outcomeSentence } from './evidence-words.ts'

const figures = { predictions: 9, cameTrue: 1, partlyTrue: 0, certaintyBefore: 74, certaintyAfter: 38 }

it('says how often it came true and what became of the certainty', () => {
  expect(outcomeSentence(figures)).toBe('Your fear came true 1 of 9 times')
  expect(certaintyWords(figures)).toBe('certainty 74 → 38')
})

it('says what came true in part', () => {
  expect(outcomeSentence({ ...figures, partlyTrue: 2 })).toBe('Your fear came true 1 of 9 times and partly 2')
})

it('uses the singular for one time', () => {
  expect(outcomeSentence({ ...figures, predictions: 1, cameTrue: 0 })).toBe('Your fear came true 0 of 1 time')
})

it('leaves out a certainty that was not given both before and after', () => {
  expect(certaintyWords({ ...figures, certaintyAfter: null })).toBeNull()
  expect(certaintyWords({ ...figures, certaintyBefore: 0, certaintyAfter: 0 })).toBe('certainty 0 → 0')
})
