import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBannedPhrases } from './style/banned-phrases.ts'
import { reviewSentences, type WeekRecords } from './weekly-review.ts'

const nothing: WeekRecords = {
  checkIns: 0,
  exercises: 0,
  challenges: 0,
  moments: 0,
  chats: 0,
  fears: { no: 0, partly: 0, yes: 0 },
  days: [],
}
const weekOf = (known: Partial<WeekRecords>) => reviewSentences({ ...nothing, days: ['2026-11-10'], ...known })

describe('a week in three sentences', () => {
  it('names what was done, what came of the fears, and nothing that was not recorded', () => {
    const fears = { no: 2, partly: 0, yes: 1 }
    const days = ['2026-11-10', '2026-11-12']
    expect(weekOf({ checkIns: 4, exercises: 1, chats: 2, challenges: 3, moments: 1, fears, days })).toEqual([
      'You did three challenges and wrote down how one moment went.',
      'You checked in on four days, did one exercise, and had two chats with WingMate.',
      'Of the three fears you wrote down beforehand, two did not come true and one came true.',
    ])
  })

  it('says of a small week on which day it was, and where the rest is', () => {
    expect(weekOf({ checkIns: 1 })).toEqual([
      'You checked in on one day.',
      'That was on Tuesday.',
      'The details are in your reports.',
    ])
    expect(weekOf({ checkIns: 2, challenges: 1, days: ['2026-11-10', '2026-11-14'] })).toEqual([
      'You did one challenge.',
      'You checked in on two days.',
      'That was on Tuesday and Saturday.',
    ])
  })

  it.each([
    [{ no: 1, partly: 0, yes: 0 }, 'The fear you wrote down beforehand did not come true.'],
    [{ no: 0, partly: 1, yes: 0 }, 'The fear you wrote down beforehand came true only in part.'],
    [{ no: 2, partly: 0, yes: 0 }, 'None of the two fears you wrote down beforehand came true.'],
    [
      { no: 0, partly: 2, yes: 1 },
      'Of the three fears you wrote down beforehand, two came true in part and one came true.',
    ],
  ])('counts fears %j', (fears, sentence) => {
    expect(weekOf({ challenges: 3, fears })).toContain(sentence)
  })

  it('does not add up a week in which every fear came true', () => {
    expect(weekOf({ challenges: 1, fears: { no: 0, partly: 0, yes: 2 } }).join(' ')).not.toContain('fear')
  })

  it('has nothing to say of a week without records', () => {
    expect(reviewSentences(nothing)).toEqual([])
  })

  it('is three sentences for any other week, without a word of guilt', () => {
    const some = fc.nat({ max: 40 })
    const fears = fc.record({ no: some, partly: some, yes: some })
    const days = fc.subarray(['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-15'], { minLength: 1 })
    const week = fc.record({
      checkIns: fc.integer({ min: 1, max: 7 }),
      exercises: some,
      challenges: some,
      moments: some,
      chats: some,
      fears,
      days,
    })
    fc.assert(
      fc.property(week, (records) => {
        const sentences = reviewSentences(records)
        expect(sentences).toHaveLength(3)
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]*\.$/)
        expect(sentences.join(' ')).not.toMatch(
          /\b(only \w+ days?|missed|should|failed|no check|but|instead|last week)\b/i,
        )
        expect(findBannedPhrases(sentences.join(' '))).toEqual([])
      }),
    )
  })
})
