import { describe, expect, it } from 'vitest'
import { readingGrade, sentencesOf, syllableCount } from './reading-grade.ts'

describe('syllableCount', () => {
  it.each([
    ['I', 1],
    ['door', 1],
    ['breathe', 1],
    ['asked', 1],
    ['wanted', 2],
    ['boxes', 2],
    ['table', 2],
    ['quiet', 2],
    ['seeing', 2],
    ['social', 2],
    ['question', 2],
    ['coffee', 2],
    ['actual', 3],
    ['elevator', 4],
    ['anxiety', 4],
    ['situation', 4],
    ['presentation', 4],
    ['university', 5],
  ])('hears %s as %i', (word, count) => {
    expect(syllableCount(word)).toBe(count)
  })
})

describe('sentencesOf', () => {
  it('ends a sentence at a stop, at a heading, at a list item and at a line break', () => {
    const html = '<h2>At the door</h2>\n<p>Breathe out. Then "Hi."<br>Go in.</p><ul><li>one cup</li><li>two</li></ul>'
    expect(sentencesOf(html)).toEqual(['At the door', 'Breathe out.', 'Then "Hi."', 'Go in.', 'one cup', 'two'])
  })

  it('takes a quotation inside a sentence as part of it', () => {
    expect(sentencesOf('<p>He says "Monday, huh." and waits.</p>')).toHaveLength(1)
  })
})

describe('readingGrade', () => {
  it('follows the formula', () => {
    // 6 words, 6 syllables, one sentence: 0.39 × 6 + 11.8 × 1 − 15.59.
    expect(readingGrade(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 5)
  })

  it('puts officialese far above grade 8 and plain talk far below', () => {
    const officialese =
      'Participation in communicative situations necessitates the systematic implementation of individualized preparatory interventions.'
    expect(readingGrade([officialese])).toBeGreaterThan(20)
    expect(readingGrade(['You can go home now.', 'The bus is here.'])).toBeLessThan(3)
  })
})
