import { expect, it } from 'vitest'
import { habitWords, outcomeWords } from './pattern-words.ts'

const area = { lifeArea: 'work', certaintyBefore: null, certaintyAfter: null } as const

it('compares fears with what happened, and uses the singular for one time', () => {
  expect(outcomeWords({ ...area, predictions: 1, cameTrue: 0, partlyTrue: 0 })).toBe('Came true 0 of 1 time.')
  expect(outcomeWords({ ...area, predictions: 4, cameTrue: 1, partlyTrue: 1 })).toBe(
    'Came true 1 of 4 times, in part once.',
  )
})

it('says how often a habit was left out', () => {
  const habit = { habit: 'Holding my phone', tries: 3, leftOut: 2, partlyLeftOut: 0 }
  expect(habitWords(habit)).toBe('Left out 2 of 3 times.')
  expect(habitWords({ ...habit, leftOut: 0, partlyLeftOut: 2 })).toBe('Left out 0 of 3 times, in part 2 times.')
})
