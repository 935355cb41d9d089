import { expect, it } from 'vitest'
import { withWrite } from '#client/platform/unsent/unsent-entry.ts'
import type { Ladder } from '#contract/challenges/challenge-ladder.ts'
import { ownStepRemoval, ownStepWrite, ratingWrite } from '../challenge-writes.ts'
import { withUnsent } from './unsent-ladder.ts'

const empty: Ladder = { ratings: [{ situationId: 'lunch', fear: 2, matters: 2 }], rungs: [], nextRung: null }
const ids = (id: string) => ({ id, userId: 'maya', now: 0 })
const step = { title: 'Wave', category: 'conversation', fear: 7, matters: 5 } as const

it('shows unsent steps in their place, and leaves out removed ones', () => {
  const one = withWrite([], ownStepWrite('a', step), ids('1'))
  const two = withWrite(one, ownStepWrite('b', { ...step, title: 'Nod', fear: 2 }), ids('2'))
  const titlesOf = (ladder: Ladder) => ladder.rungs.map(({ challenge }) => challenge.title)
  const ladder = withUnsent(empty, two)
  expect(titlesOf(ladder)).toEqual(['Nod', 'Wave'])
  expect(ladder.rungs[1]).toMatchObject({ fear: 7, challenge: { difficultyLevel: 4, points: 50, isOwn: true } })
  expect(titlesOf(withUnsent(ladder, withWrite([], ownStepRemoval('a'), ids('3'))))).toEqual(['Nod'])
})

it('keeps only the last rating of each situation', () => {
  const answers = [
    { situationId: 'lunch', fear: 9, matters: 1 },
    { situationId: 'party', fear: 3, matters: 3 },
  ]
  const entries = withWrite(withWrite([], ratingWrite(answers[0]!), ids('1')), ratingWrite(answers[1]!), ids('2'))
  expect(withUnsent(empty, entries).ratings).toEqual(answers)
})
