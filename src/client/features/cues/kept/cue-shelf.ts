import type { SlotWords } from './slot-words.ts'
import { useFavorites } from './use-favorites.ts'
import { useSlotWords } from './use-slot-words.ts'
import { useUses } from './use-uses.ts'

type Use = { cueId: string; useId: string }

/** What belongs to this person: favorites, counts, and the words in the slots. */
export type CueShelf = {
  favorites: ReadonlySet<string>
  toggleFavorite: (cueId: string) => void
  counts: ReadonlyMap<string, number>
  lastUse: Use | null
  recordUse: (cueId: string) => void
  takeBackUse: (use: Use) => void
  words: SlotWords
  type: (cueId: string, slot: string, typed: string) => void
}

export function useCueShelf() {
  const favorites = useFavorites()
  const uses = useUses()
  const { words, type } = useSlotWords()
  const shelf: CueShelf = {
    favorites: favorites.ids,
    toggleFavorite: favorites.toggle,
    counts: uses.counts,
    lastUse: uses.lastUse,
    recordUse: uses.record,
    takeBackUse: uses.takeBack,
    words,
    type,
  }
  return { shelf, favorites, uses }
}
