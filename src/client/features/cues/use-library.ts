import { useState } from 'react'
import { allCues } from '#content/cues/all-cues.ts'
import { isYoursNow } from '#rules/practice/cue-fading.ts'
import { findCues } from './finding/find-cues.ts'
import { useCueView } from './finding/use-cue-view.ts'
import { useWaited } from './finding/use-waited.ts'
import { useCueShelf } from './kept/cue-shelf.ts'
import { useValueAtOpening } from './use-value-at-opening.ts'

/** Showing the list soon matters more than its order: after this long it no longer waits for the counts. */
const patienceMs = 1500

/** The visible part of the library, with this person's favorites and counts. */
export function useLibrary() {
  const { view, show } = useCueView()
  const [words, setWords] = useState('')
  const { shelf, favorites, uses } = useCueShelf()
  const hasWaited = useWaited(patienceMs)
  const isReady = (!uses.isPending || hasWaited) && !(view.onlyFavorites && favorites.isPending)
  const yoursNow = [...uses.counts].flatMap(([cueId, count]) => (isYoursNow(count) ? [cueId] : []))
  const opening = useValueAtOpening(
    JSON.stringify(view),
    isReady ? { yours: new Set(yoursNow), favorites: favorites.ids } : undefined,
  )
  const starred = new Set([...(opening?.favorites ?? []), ...favorites.ids])
  return {
    view,
    show,
    words,
    setWords,
    shelf,
    found: findCues(allCues, { view, words, favorites: starred }),
    /** The learned cues when this view was opened; undefined while it is opening. */
    yours: opening?.yours,
    hasFailed: view.onlyFavorites && favorites.isError,
    retry: favorites.retry,
  }
}
