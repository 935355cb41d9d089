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

it('holds what was typed last until it is kept', () => {
  const held = holdLastWords(words('Hello'))
  expect(takeLastWords('maya')).toEqual(words('Hello'))
  releaseLastWords(held)
  expect(takeLastWords('maya')).toBeNull()
})

it('goes on holding what was typed while earlier words were being kept', () => {
  const earlier = holdLastWords(words('Hel'))
  holdLastWords(words('Hello'))
  releaseLastWords(earlier)
  expect(takeLastWords('maya')).toEqual(words('Hello'))
})

it('gives them to nobody else, and ignores what it cannot read', () => {
  holdLastWords(words('Hello'))
  expect(takeLastWords('jonas')).toBeNull()
  localStorage.setItem('lastWords', '{"own')
  expect(takeLastWords('maya')).toBeNull()
})
