import type { UnsentEntry } from '#client/platform/unsent/unsent-entry.ts'
import type { Moment } from '#contract/moments/moments.ts'
import { stepOfMoments } from './moment-step.ts'
import { shownMoments } from './shown-moments.ts'

/** The next step by everything that is known here, be it on record or waiting on this device. */
export function unsentStep(records: readonly Moment[], entries: readonly UnsentEntry[], now: Date) {
  return stepOfMoments(shownMoments(records, entries), now)
}
