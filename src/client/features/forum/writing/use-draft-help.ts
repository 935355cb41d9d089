import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCrisisCountry } from '#client/parts/crisis/crisis-country.ts'
import { logProblem } from '#client/platform/log.ts'
import { useSettled } from '#client/ui/feedback/use-settled.ts'
import type { DraftNotes } from './read-draft.ts'

const load = () => import('./read-draft.ts')
type ReadDraft = Awaited<ReturnType<typeof load>>['readDraft']

/** Long enough not to speak in the middle of a word. */
const pauseMs = 600
const nothing: DraftNotes = { help: null, heldFor: [] }

/**
 * What the author of these words should know before posting them: crisis help, and whether they will wait for a look.
 * Read on this device alone, also without a connection. It never holds anything back.
 */
export function useDraftHelp(text: string) {
  const { country, choose } = useCrisisCountry()
  const [read, setRead] = useState<ReadDraft | null>(null)
  const settled = useSettled(text, pauseMs)
  /** Words whose help was shown at the moment of posting, before they had settled. */
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
    /** For the moment of posting: true when there is help that has not been in sight yet. It is from now on. */
    offerFirst: (): boolean => {
      if (notes.help || !readNow(text).help) return false
      setShownFor(text)
      return true
    },
  }
}
