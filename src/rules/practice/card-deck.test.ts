import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentCard, type Deck, drawCard, lookBack, openDeck } from './card-deck.ts'

const totals = fc.integer({ min: 1, max: 30 })
/** The range of Math.random: 0 is possible, 1 is not. */
const rolls = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

function drawTimes(times: number, deck: Deck, roll: number) {
  const decks = [deck]
  for (let i = 0; i < times; i += 1) decks.push(drawCard(decks.at(-1)!, () => roll))
  return decks
}

describe('a deck of questions', () => {
  it('opens with the first question, which counts as used', () => {
    const deck = openDeck(10)
    expect(currentCard(deck)).toBe(0)
    expect(deck.used).toEqual([0])
  })

  it('shows every question once before any returns', () => {
    fc.assert(
      fc.property(totals, fc.array(rolls, { minLength: 30, maxLength: 30 }), (total, luck) => {
        let deck = openDeck(total)
        const seen = [currentCard(deck)]
        for (let i = 1; i < total; i += 1) {
          deck = drawCard(deck, () => luck[i]!)
          seen.push(currentCard(deck))
          expect(deck.used).toHaveLength(i + 1)
        }
        expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: total }, (_, card) => card))
      }),
    )
  })

  it('starts over with the first question when all are used', () => {
    fc.assert(
      fc.property(totals, rolls, (total, roll) => {
        const decks = drawTimes(total, openDeck(total), roll)
        expect(decks.at(-1)).toEqual(openDeck(total))
      }),
    )
  })

  it('draws what the random source says among the unused', () => {
    const [, first, second] = drawTimes(2, openDeck(10), 0)
    expect([currentCard(first!), currentCard(second!)]).toEqual([1, 2])
    expect(currentCard(drawCard(openDeck(10), () => 0.9999))).toBe(9)
    expect(currentCard(drawCard(openDeck(10), () => 0.5))).toBe(5)
  })

  it('can be looked back through without using or returning anything', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), rolls, (draws, roll) => {
        const decks = drawTimes(draws, openDeck(12), roll)
        const before = lookBack(decks.at(-1)!)
        expect(currentCard(before)).toBe(currentCard(decks.at(-2)!))
        expect(before.used).toEqual(decks.at(-1)!.used)
        const next = drawCard(before, () => roll)
        expect(before.used).not.toContain(currentCard(next))
      }),
    )
    expect(lookBack(openDeck(10))).toEqual(openDeck(10))
  })
})
