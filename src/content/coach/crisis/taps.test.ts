import { expect, it } from 'vitest'
import type { SafetyState } from '#rules/safety/state.ts'
import { tapsFor } from './taps.ts'
import { wordsFor } from './words/kinds/kinds.ts'

const standing: SafetyState = {
  level: 'standing',
  tier: 'crisis',
  kind: 'suicide',
  whose: 'other',
  isYoung: false,
  foundBy: 'rules',
  language: 'en',
  reasons: [],
  lastConcernAt: 0,
  turns: 0,
  known: [],
  said: [],
}

it('offers no button that the latest news has made obsolete', () => {
  expect(tapsFor(standing, wordsFor(standing))).toContain("I can't reach them")
  const reached: SafetyState = { ...standing, known: ['reached'] }
  expect(tapsFor(reached, wordsFor(reached))).not.toContain("I can't reach them")
  const cared: SafetyState = { ...standing, known: ['with_someone'] }
  expect(tapsFor(cared, wordsFor(cared))).toEqual(['What do I say to them?'])
  const called: SafetyState = { ...standing, kind: 'overdose', whose: 'self', tier: 'imminent', known: ['called'] }
  expect(tapsFor(called, wordsFor(called))).not.toContain("I've called")
})
