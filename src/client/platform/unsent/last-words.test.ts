// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import type { Draft } from './draft.ts'
import { holdLastWords, releaseLastWords, takeLastWords } from './last-words.ts'

const draft = (text: string): Draft => ({
  id: 'maya coach',
  userId: 'maya',
  place: 'coach',
  label: 'A message',
  words: { text },
  writtenAt: 1,
})
const words = (text: string) => ({ owner: 'maya', place: 'coach', draft: draft(text) })

beforeEach(() => localStorage.clear())

it('keeps the last typed text until it is stored', () => {
  const held = holdLastWords(words('Hello'))
  expect(takeLastWords('maya')).toEqual(words('Hello'))
  releaseLastWords(held)
  expect(takeLastWords('maya')).toBeNull()
})

it('keeps text that was typed while earlier text was being stored', () => {
  const earlier = holdLastWords(words('Hel'))
  holdLastWords(words('Hello'))
  releaseLastWords(earlier)
  expect(takeLastWords('maya')).toEqual(words('Hello'))
})

it('gives the text to nobody else, and ignores unreadable data', () => {
  holdLastWords(words('Hello'))
  expect(takeLastWords('jonas')).toBeNull()
  localStorage.setItem('lastWords', '{"own')
  expect(takeLastWords('maya')).toBeNull()
})
