import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type CardCategory, cardCategories } from '#content/cards.ts'
import { currentCard, type Deck, drawCard, lookBack, openDeck } from '#rules/practice/card-deck.ts'

type Table = { categoryId: string; deck: Deck }

/** The open deck. Its category is in the address, so that back leads to the previous one. */
export function useDeck() {
  const [search, setSearch] = useSearchParams()
  const category = cardCategories.find(({ id }) => id === search.get('category')) ?? cardCategories[0]
  if (!category) throw new Error('There are no conversation cards.')
  const [table, setTable] = useState(() => deal(category))
  const current = table.categoryId === category.id ? table : deal(category)
  if (current !== table) setTable(current)
  const { deck } = current
  const change = (next: Deck) => setTable({ ...current, deck: next })
  return {
    category,
    question: category.questions[currentCard(deck)] ?? '',
    used: deck.used.length,
    total: deck.total,
    canLookBack: deck.at > 0,
    draw: () => change(drawCard(deck, Math.random)),
    lookBack: () => change(lookBack(deck)),
    /** Picking the open category again deals it afresh. */
    pick(picked: CardCategory) {
      setTable(deal(picked))
      if (picked.id !== category.id) setSearch({ category: picked.id }, { preventScrollReset: true })
    },
  }
}

function deal({ id, questions }: CardCategory): Table {
  return { categoryId: id, deck: openDeck(questions.length) }
}
