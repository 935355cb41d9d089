import { describe, expect, it } from 'vitest'
import { allCues } from './cues/all-cues.ts'
import { slotNames } from './cues/placeholders.ts'
import { situationCards } from './situations.ts'
import { repeated } from './testing/repeated.ts'

describe('the emergency help card', () => {
  const starters = situationCards.flatMap((card) => card.conversationStarters)

  it('knows the six situations, in their order', () => {
    expect(situationCards.map((card) => card.id)).toEqual(['coffee', 'meeting', 'party', 'date', 'networking', 'other'])
  })

  it('has three starters for each, that are nowhere else in the library', () => {
    expect(situationCards.map((card) => card.conversationStarters.length)).toEqual([3, 3, 3, 3, 3, 3])
    expect(repeated([...allCues.map((cue) => cue.text), ...starters])).toEqual([])
  })

  it('can be used at once: nothing to fill in, nothing long', () => {
    expect(starters.filter((starter) => slotNames(starter).length > 0 || starter.length > 80)).toEqual([])
    expect(situationCards.filter((card) => card.breathingTip.length > 160 || card.affirmation.length > 100)).toEqual([])
  })

  it('ends with a way to calm down that has breath in it, and a sentence to hold on to', () => {
    expect(situationCards.filter((card) => !/breath/i.test(card.breathingTip))).toEqual([])
    expect(repeated(situationCards.flatMap((card) => [card.breathingTip, card.affirmation]))).toEqual([])
  })
})
