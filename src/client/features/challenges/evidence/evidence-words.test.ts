import { expect, it } from 'vitest'
import { evidenceSentence } from './evidence-words.ts'

const figures = { predictions: 9, cameTrue: 1, partlyTrue: 0, certaintyBefore: 74, certaintyAfter: 38 }

it('says how often it came true and what became of the certainty', () => {
  expect(evidenceSentence(figures)).toBe('Your fear came true 1 of 9 times; certainty 74 → 38.')
})

it('owns up to what came true in part', () => {
  expect(evidenceSentence({ ...figures, partlyTrue: 2 })).toBe(
    'Your fear came true 1 of 9 times and partly 2; certainty 74 → 38.',
  )
})

it('speaks of one time as one, and leaves a certainty out that nobody gave', () => {
  const once = { predictions: 1, cameTrue: 0, partlyTrue: 0, certaintyBefore: null, certaintyAfter: null }
  expect(evidenceSentence(once)).toBe('Your fear came true 0 of 1 time.')
})

it('says nothing before the first comparison', () => {
  expect(evidenceSentence({ ...figures, predictions: 0, cameTrue: 0 })).toBeNull()
})
