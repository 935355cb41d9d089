import type { UnsentEntry } from '#client/platform/unsent/unsent-entry.ts'
import type { Moment } from '#contract/moments/moments.ts'
import { stepOfMoments } from './moment-step.ts'
import { shownMoments } from './shown-moments.ts'

/** The next step, based on both stored and unsent moments. */
export function unsentStep(records: readonly Moment[], entries: readonly UnsentEntry[], now: Date) {
  return stepOfMoments(shownMoments(records, entries), now)
}
