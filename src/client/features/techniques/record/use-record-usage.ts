import { useCallback, useState } from 'react'
import { logProblem } from '#client/platform/log.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { useUnsent, waitingOrRefused } from '#client/platform/unsent/use-unsent.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { Technique } from '#content/techniques.ts'
import type { FinishedRun } from '../run/run.ts'
import { initialRating, usageWrite, withRating } from './usage-writes.ts'

/** Records a finished run, once; without a network it waits on this device. */
export function useRecordUsage(technique: Technique, run: FinishedRun) {
  const handleUnauthorized = useUnauthorizedHandler()
  const { entries, submit } = useUnsent()
  const [isRecording, setRecording] = useState(false)

  const record = useCallback(async () => {
    setRecording(true)
    const outcome = await submit(usageWrite(technique, run), run.id)
    setRecording(false)
    if (outcome.status === 'sent') {
      toast({ title: 'Energy Boost Complete!', description: 'Great job! Your technique usage has been recorded.' })
    } else if (!handleUnauthorized(outcome.error)) {
      logProblem('A technique’s use could not be recorded.', outcome.error)
    }
  }, [submit, technique, run, handleUnauthorized])

  const isWaiting = waitingOrRefused(entries).some(({ id }) => id === run.id)
  return { record, isRecording, isWaiting }
}

/** Whether the rating is saved, being saved, or only on this device. */
export type RatingState = 'saved' | 'saving' | 'waiting'

/** The rating of a run; the last of several quick taps counts. */
export function useRating({ title }: Technique, { id: runId }: FinishedRun) {
  const handleUnauthorized = useUnauthorizedHandler()
  const { entries, submitAs } = useUnsent()
  const [rating, setRating] = useState(initialRating)
  const [saved, setSaved] = useState(initialRating)
  const [hasFailed, setFailed] = useState(false)

  async function rate(next: number) {
    setRating(next)
    setFailed(false)
    const outcome = await submitAs((all, ids) => withRating(all, { runId, title, rating: next }, ids))
    if (outcome.status === 'sent') return setSaved(next)
    if (handleUnauthorized(outcome.error) || outcome.status === 'waiting') return
    logProblem('A rating could not be saved.', outcome.error)
    setFailed(true)
    setRating(saved)
  }

  const open = entries.filter(({ subject, isSent }) => subject === runId && !isSent)
  const isStuck = waitingOrRefused(entries).some(({ subject }) => subject === runId)
  const state: RatingState = open.length === 0 ? 'saved' : isStuck ? 'waiting' : 'saving'
  return { rating, state, hasFailed, rate }
}
