import { describe, expect, it } from 'vitest'
import { ownHabit } from '#client/parts/moments/habit-picker.tsx'
import type { ChallengeRun } from '#contract/challenges/challenges.ts'
import { finishOf, hasPrediction, noAnswers, noWords, startOf } from './flow.ts'

const bare: ChallengeRun = {
  completionId: 'run',
  challengeId: 'queue',
  momentId: null,
  startedAt: '2026-03-14T10:00:00.000Z',
  completed: false,
  anxietyBefore: 5,
  fear: null,
  certaintyBefore: null,
  safetyHabitId: null,
  safetyHabit: null,
}
const predicted: ChallengeRun = { ...bare, fear: 'They laugh.', certaintyBefore: 70, safetyHabit: 'Talking fast' }

describe('what the start sends', () => {
  it('is the rating alone when the prediction is skipped, whatever was typed', () => {
    expect(startOf(noAnswers, { ...noWords, fear: 'They laugh.' }, false)).toEqual({ anxietyBefore: 5 })
  })

  it('leaves a certainty out where there is no fear to be certain of', () => {
    expect(startOf(noAnswers, { ...noWords, fear: '  ', habit: 'talk-fast' }, true)).toEqual({
      anxietyBefore: 5,
      safetyHabitId: 'talk-fast',
    })
  })

  it('names a preset by its id and an own habit in its words', () => {
    const answers = { ...noAnswers, anxietyBefore: 8, certaintyBefore: 70 }
    const words = { ...noWords, fear: ' They laugh. ', habit: ownHabit, habitWords: ' Humming ' }
    expect(startOf(answers, words, true)).toEqual({
      anxietyBefore: 8,
      fear: 'They laugh.',
      certaintyBefore: 70,
      safetyHabit: 'Humming',
    })
  })

  it('counts blanks as no prediction', () => {
    expect(hasPrediction({ ...noWords, fear: ' ', habit: ownHabit, habitWords: ' ' })).toBe(false)
    expect(hasPrediction({ ...noWords, habit: 'talk-fast' })).toBe(true)
  })
})

describe('what the end sends', () => {
  const answers = { ...noAnswers, outcome: 'no', habitDropped: 'partly' } as const
  const words = { ...noWords, notes: ' Fine. ', learnt: ' Nobody looked. ' }

  it('is ratings, notes and the line when nothing was predicted', () => {
    expect(finishOf({ answers: noAnswers, words, run: bare, isDebriefing: false })).toEqual({
      anxietyAfter: 5,
      rating: 3,
      notes: 'Fine.',
      learnt: 'Nobody looked.',
    })
  })

  it('compares with the prediction, keeping the certainty from before until it is moved', () => {
    expect(finishOf({ answers, words, run: predicted, isDebriefing: true })).toEqual({
      anxietyAfter: 5,
      rating: 3,
      notes: 'Fine.',
      outcome: 'no',
      certaintyAfter: 70,
      habitDropped: 'partly',
      learnt: 'Nobody looked.',
    })
    const moved = { ...answers, certaintyAfter: 0 }
    expect(finishOf({ answers: moved, words, run: predicted, isDebriefing: true }).certaintyAfter).toBe(0)
  })

  it('leaves out a certainty nobody was asked about', () => {
    expect(finishOf({ answers: noAnswers, words: noWords, run: predicted, isDebriefing: true })).toEqual({
      anxietyAfter: 5,
      rating: 3,
    })
  })

  it('leaves the comparison out when it is skipped', () => {
    expect(finishOf({ answers, words, run: predicted, isDebriefing: false })).toEqual({
      anxietyAfter: 5,
      rating: 3,
      notes: 'Fine.',
    })
  })
})
