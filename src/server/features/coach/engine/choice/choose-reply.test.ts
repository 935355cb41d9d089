import { expect, it } from 'vitest'
import type { Reply } from '../../turn.ts'
import type { About, Candidate, Situation } from './candidate.ts'
import { chooseReply, likelihoodOf } from './choose-reply.ts'

const telling: Situation = {
  act: 'more_story',
  isQuestion: false,
  isFirst: false,
  words: 14,
  isGoodNews: false,
  mood: { good: 0.1, bad: 0.5 },
  noMove: 0.1,
  belief: 0.6,
  isKept: true,
  isUnsure: false,
  wasAsked: true,
  inTalk: { glad: 0.1, leaving: 0, words: 0.1, asks: 0.1 },
}
const text = 'That sounds hard. Which part of it stays with you?'
const candidate = (about: About, words = text): Candidate => ({ about, text: words, make: () => ({}) as Reply })
const move = (p: number): About => ({ source: 'move', move: 'body', p, isGlad: false, isRecent: false })
const written = (fit: number): About => ({
  source: 'written',
  fit,
  nearness: 0.6,
  share: 0.6,
  shareInTalk: 0.6,
  place: 'subject',
  isGlad: false,
  isWords: false,
})

it('prefers a written reply to a general one that hardly fits, and the other way round', () => {
  const byWritten = chooseReply([candidate(move(0.03)), candidate(written(0.8))], telling)
  expect(byWritten?.about.source).toBe('written')
  const byMove = chooseReply([candidate(move(0.9)), candidate(written(0.15))], telling)
  expect(byMove?.about.source).toBe('move')
})

it('continues the conversation if nothing else is likely to fit', () => {
  const wants = candidate({ source: 'node', node: 'wants', isNext: true })
  const best = chooseReply([candidate(move(0.03)), candidate(written(0.05)), wants], telling)
  expect(best?.about.source).toBe('node')
})

it('rates a reply higher the surer the listener is of it', () => {
  expect(likelihoodOf(candidate(move(0.9)), telling)).toBeGreaterThan(likelihoodOf(candidate(move(0.1)), telling))
  expect(likelihoodOf(candidate(written(0.7)), telling)).toBeGreaterThan(likelihoodOf(candidate(written(0.2)), telling))
})

it('returns nothing if there are no candidates', () => expect(chooseReply([], telling)).toBeUndefined())
