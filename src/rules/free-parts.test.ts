import { expect, it } from 'vitest'
import { freeParts, freeSentence } from './free-parts.ts'

it('says what is free in one sentence, each part of the list once', () => {
  expect(freeSentence).toBe(
    'Free for good: check-ins and progress reports, talk starters and conversation cards, coping exercises, articles and the Learning Center, and Help now.',
  )
  for (const part of freeParts) expect(freeSentence.toLowerCase()).toContain(part.toLowerCase())
})
