import {
  findUntried,
  type UnsentEntry,
  type UnsentWrite,
  withBody,
  withWrite,
} from '#client/platform/unsent/unsent-entry.ts'
import { writeOf } from '#client/platform/unsent/use-unsent.ts'
import type { Technique } from '#content/techniques.ts'
import { rateTechniqueUsage, readTechniqueStats, recordTechniqueUsage } from '#contract/techniques.ts'
import { ratingScale } from '#rules/challenges/facts.ts'
import { minutesSpent } from '#rules/practice/countdown.ts'
import type { FinishedRun } from '../run/run.ts'

/** The rating of a finished activity until the person changes it. */
export const initialRating: number = ratingScale.max

/** The second one belongs to reports and dashboard; named here only to mark it as outdated. */
const follows = [readTechniqueStats.path, '/api/progress']

/** A finished run, with its id, so that sending it again is harmless. */
export function usageWrite({ id: techniqueId, title }: Technique, { id, elapsedMs }: FinishedRun): UnsentWrite {
  const durationMinutes = minutesSpent(elapsedMs)
  const body = { techniqueId, durationMinutes, completed: true, rating: initialRating, clientId: id }
  return {
    kind: 'technique',
    label: `${title}, ${durationMinutes} min`,
    key: keyOf(id),
    subject: id,
    ...writeOf(recordTechniqueUsage, { body }),
    age: 'body',
    changes: follows,
  }
}

/** Added to the run if that has not been sent yet, and sent after it otherwise. */
export function withRating(
  entries: readonly UnsentEntry[],
  { runId, title, rating }: { runId: string; title: string; rating: number },
  ids: Parameters<typeof withWrite>[2],
): readonly UnsentEntry[] {
  const run = findUntried(entries, keyOf(runId))
  if (run) return withBody(entries, run.id, { rating })
  const write: UnsentWrite = {
    kind: 'technique',
    label: `${title}: ${rating} of ${ratingScale.max}`,
    key: `${keyOf(runId)}:rating`,
    subject: runId,
    ...writeOf(rateTechniqueUsage, { params: { usageId: runId }, body: { rating } }),
    changes: follows,
  }
  return withWrite(entries, write, ids)
}

const keyOf = (runId: string) => `run:${runId}`
