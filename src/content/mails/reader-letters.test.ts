import { describe, expect, it } from 'vitest'
import { findBannedPhrases } from '../style/banned-phrases.ts'
import { readingGrade, sentencesOf } from '../testing/reading-grade.ts'
import { repeated } from '../testing/repeated.ts'
import { readerLetter, readerLetters } from './reader-letters.ts'

const texts = readerLetters.flatMap(({ subject, paragraphs }) => [subject, ...paragraphs])

describe('the letters to readers', () => {
  it('are twenty-six, a year of every second week, and say nothing twice', () => {
    expect(readerLetters).toHaveLength(26)
    expect(repeated(texts)).toEqual([])
  })

  it('have subjects that fit a locked phone and never say what it is about', () => {
    for (const { subject } of readerLetters) {
      expect(subject.length, subject).toBeLessThanOrEqual(30)
      expect(subject).not.toMatch(/anxi|social|fear|shy|nerv|panic|hearten|therap/i)
    }
  })

  it('are short: three paragraphs with something to say or to try, 50 to 140 words', () => {
    for (const { subject, paragraphs } of readerLetters) {
      expect(paragraphs, subject).toHaveLength(3)
      const words = paragraphs.join(' ').split(/\s+/).length
      expect(words, subject).toBeGreaterThanOrEqual(50)
      expect(words, subject).toBeLessThanOrEqual(140)
    }
  })

  it('keep to our words: nothing banned, nothing shouted, quotes curly', () => {
    for (const text of texts) {
      expect(findBannedPhrases(text), text).toEqual([])
      expect(text).not.toMatch(/!|["']|\.\.\.|—| -{1,2} /)
    }
    for (const { subject, paragraphs } of readerLetters)
      expect(readingGrade(paragraphs.flatMap(sentencesOf)), subject).toBeLessThanOrEqual(8)
  })

  it('end with the way out, and there is none after the last', () => {
    expect(readerLetter(1, 'https://hearten.example/leave')?.text).toMatch(
      /Stop the letter:\nhttps:\/\/hearten\.example\/leave\n$/,
    )
    expect(readerLetter(27, 'https://hearten.example/leave')).toBeUndefined()
    expect(readerLetter(0, 'https://hearten.example/leave')).toBeUndefined()
  })
})
