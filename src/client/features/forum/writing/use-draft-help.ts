import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCrisisCountry } from '#client/parts/crisis/crisis-country.ts'
import { logProblem } from '#client/platform/log.ts'
import { useSettled } from '#client/ui/feedback/use-settled.ts'
import type { DraftNotes } from './read-draft.ts'

const load = () => import('./read-draft.ts')
type ReadDraft = Awaited<ReturnType<typeof load>>['readDraft']

/** Long enough not to interrupt in the middle of a word. */
const pauseMs = 600
const nothing: DraftNotes = { help: null, heldFor: [] }

/**
 * What authors should know before posting: crisis help, and whether the post will be held. Computed on this device,
 * also without a connection. It never prevents posting.
 */
export function useDraftHelp(text: string) {
  const { country, choose } = useCrisisCountry()
  const [read, setRead] = useState<ReadDraft | null>(null)
  const settled = useSettled(text, pauseMs)
  /** Text for which help was shown when posting, before the pause was over. */
  const [shownFor, setShownFor] = useState<string | null>(null)
  const isBegun = text.trim() !== ''

  useEffect(() => {
    if (!isBegun) return
    load().then(
      (module) => setRead(() => module.readDraft),
      (error: unknown) => logProblem('The draft cannot be read for signs of danger; Help now still works.', error),
    )
  }, [isBegun])

  const readNow = useCallback((words: string) => (read && country ? read(words, country) : nothing), [read, country])
  const words = shownFor === text ? text : settled
  const notes = useMemo(() => readNow(words), [readNow, words])

  return {
    ...notes,
    country,
    chooseCountry: choose,
    /** Called when posting: true if there is help that has not been visible yet. It is visible from then on. */
    offerFirst: (): boolean => {
      if (notes.help || !readNow(text).help) return false
      setShownFor(text)
      return true
    },
  }
}
