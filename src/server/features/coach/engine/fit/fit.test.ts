import { describe, expect, it } from 'vitest'
import type { Answer } from '#content/coach/conversations/conversation.ts'
import { fitWeights } from '../learned/fit-weights.ts'
import { featureNames, featuresOf, type Said } from './features.ts'
import { fitOf } from './fit.ts'
import { weighWords } from './word-weights.ts'

describe('the words two texts share', () => {
  const weights = weighWords(
    ['the party', 'the phone', 'the boss', 'the walks'].map((like) => ({ like: [like], say: ['Yes.'] })),
  )
  const { bagOf, shareOf } = weights

  it('count by how rare they are', () => {
    expect(shareOf(bagOf('the phone'), bagOf('a phone'))).toBeGreaterThan(shareOf(bagOf('the phone'), bagOf('the sea')))
  })

  it('match even with different endings', () => {
    expect(shareOf(bagOf('walks'), bagOf('he walked'))).toBe(1)
    expect(shareOf(bagOf('yes'), bagOf('y'))).toBe(0)
  })

  it('never include words that occur in none of our answers', () => {
    expect(shareOf(bagOf('the lighthouse'), bagOf('the lighthouse'))).toBeLessThan(1)
  })

  it('are empty for an empty text', () => expect(shareOf(bagOf('…'), bagOf('the sea'))).toBe(0))
})

describe('how likely a reply fits', () => {
  const answer: Answer = { like: ['what if they hang up on me'], say: ['Then you call the next one.'] }
  const weights = weighWords([answer, { like: ['the party'], say: [] }])
  const message = weights.bagOf('and if they hang up?')
  const said: Said = { message, talk: message, words: 5, asksForWords: false, isQuestion: true }
  const likely = (near: number, share: number) =>
    fitOf(
      featuresOf(
        answer,
        { alone: near, joined: near, sentence: near },
        said,
        { isEverywhere: false, isTold: false, isCurrent: true, share, areaShare: 0 },
        weights,
      ),
    )

  it('has a weight for every feature', () => {
    for (const list of [fitWeights.mean, fitWeights.spread, fitWeights.weight])
      expect(list).toHaveLength(featureNames.length)
  })

  it('grows with similarity and with the subject’s probability, and stays between 0 and 1', () => {
    expect(likely(0.8, 0.9)).toBeGreaterThan(likely(0.4, 0.9))
    expect(likely(0.6, 0.9)).toBeGreaterThan(likely(0.6, 0))
    expect(likely(1, 1)).toBeLessThan(1)
    expect(likely(0, 0)).toBeGreaterThan(0)
  })
})
