import { expect, it } from 'vitest'
import { freeOpenMoments } from '../moments/facts.ts'
import { freeParts, freeSentence } from './free-parts.ts'

it('says what is free in one sentence, each part of the list once', () => {
  expect(freeSentence).toBe(
    'Free for good: check-ins and progress reports, talk starters and conversation cards, coping exercises, three open moments at a time, articles and the Learning Center, and Help now.',
  )
  for (const part of freeParts) expect(freeSentence.toLowerCase()).toContain(part.toLowerCase())
})

it('promises as many moments as there is room for', () => {
  expect(freeOpenMoments).toBe(3)
  expect(freeParts).toContain('Three open moments at a time')
})
