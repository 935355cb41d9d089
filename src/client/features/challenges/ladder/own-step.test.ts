import { expect, it } from 'vitest'
import { choicesOf, instructionsOf, noStepWords, problemsOf } from './own-step.ts'

it('takes one instruction from each line that has words', () => {
  expect(instructionsOf(' Walk in. \n\n  \nSay hello.\n')).toEqual(['Walk in.', 'Say hello.'])
})

it('asks for a title, and for no more lines or longer ones than fit', () => {
  expect(problemsOf({ ...noStepWords, title: ' ' })).toEqual({ title: expect.stringContaining('title') })
  expect(problemsOf({ ...noStepWords, title: 'Call', steps: 'a\n'.repeat(7) })).toEqual({})
  expect(problemsOf({ ...noStepWords, title: 'Call', steps: 'a\n'.repeat(8) })).toEqual({
    steps: 'Keep it to 7 lines.',
  })
  expect(problemsOf({ ...noStepWords, title: 'Call', steps: 'a'.repeat(201) })).toEqual({
    steps: expect.stringContaining('200 characters'),
  })
})

it('starts a new step in the middle of both scales', () => {
  expect(choicesOf(null)).toEqual({ category: 'conversation', lifeCategory: 'work', fear: 5, matters: 5 })
})
