import type { TrialStatus } from '#contract/trial.ts'
import { hasPaidAccess, type Paid } from '#rules/access.ts'
import { isInTrial, type TrialDates, trialDaysLeft, trialEnd } from '#rules/membership/trial.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { requirePerson } from '#server/platform/sessions/sessions.queries.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { beginTrial } from './trial.queries.ts'

export function createTrial({ db }: { db: Database }) {
  return {
    readStatus: ({ person }: Actor): TrialStatus => presentTrial(person),

    async start({ userId, person: before }: Actor): Promise<TrialStatus> {
      const start = new Date()
      if (hasPaidAccess(before, start))
        throw new AppError('conflict', 'Your membership already includes everything a trial would give you.')
      const isNew = await beginTrial(db, userId, { start, end: trialEnd(start) })
      const person = await requirePerson(db, userId)
      // A second tap during the trial succeeds. A trial that is over does not start again.
      if (!isNew && !isInTrial(person, start)) throw new AppError('conflict', 'You have already used your free trial.')
      return presentTrial(person)
    },
  }
}

/** Somebody who pays is no longer on trial, however many days are left. */
function presentTrial(person: TrialDates & Paid, now = new Date()): TrialStatus {
  const isRunning = isInTrial(person, now) && !hasPaidAccess(person, now)
  return {
    isInTrial: isRunning,
    daysLeft: isRunning ? trialDaysLeft(person, now) : 0,
    hasUsedTrial: person.hasUsedTrial,
  }
}
