/** Questions by number, in the order they were shown; `at` is the current one. */
export type Deck = { total: number; used: readonly number[]; at: number }

/** A number from 0 up to, not including, 1. */
export type Random = () => number

/** A new deck shows its first question, which counts as used. */
export function openDeck(total: number): Deck {
  return { total, used: [0], at: 0 }
}

/** Draws a random unused question. If none is left, the deck starts over with its first question. */
export function drawCard(deck: Deck, random: Random): Deck {
  const unused = Array.from({ length: deck.total }, (_, card) => card).filter((card) => !deck.used.includes(card))
  const drawn = unused[Math.floor(random() * unused.length)]
  if (drawn === undefined) return openDeck(deck.total)
  return { ...deck, used: [...deck.used, drawn], at: deck.used.length }
}

/** Goes back one question to look at it again. It stays used, so it is not drawn a second time. */
export function lookBack(deck: Deck): Deck {
  return { ...deck, at: Math.max(0, deck.at - 1) }
}

export function currentCard({ used, at }: Deck): number {
  return used[at] ?? 0
}
