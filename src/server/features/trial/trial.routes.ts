import type { FastifyInstance } from 'fastify'
import { readTrialStatus, startTrial, type TrialStatus } from '#contract/trial.ts'
import { hasPaidAccess, type Paid } from '#rules/access.ts'
import { isInTrial, type TrialDates, trialDaysLeft, trialEnd } from '#rules/trial.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { serveMember } from '#server/platform/serve.ts'
import { requirePerson } from '#server/platform/sessions.queries.ts'
import { beginTrial } from './trial.queries.ts'

export function trialRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serveMember(app, readTrialStatus, ({ actor }) => presentTrial(actor.person))

  serveMember(app, startTrial, async ({ actor }) => {
    if (hasPaidAccess(actor.person, new Date()))
      throw new AppError('conflict', 'Your membership already includes everything a trial would give you.')
    const start = new Date()
    const isNew = await beginTrial(db, actor.userId, { start, end: trialEnd(start) })
    const person = await requirePerson(db, actor.userId)
    // A second tap while the trial runs finds what it wanted. A trial that is over does not begin again.
    if (!isNew && !isInTrial(person, start)) throw new AppError('conflict', 'You have already used your free trial.')
    return presentTrial(person)
  })
}

/** Whoever pays is not on trial anymore, however many of its days are left. */
function presentTrial(person: TrialDates & Paid, now = new Date()): TrialStatus {
  const isRunning = isInTrial(person, now) && !hasPaidAccess(person, now)
  return {
    isInTrial: isRunning,
    daysLeft: isRunning ? trialDaysLeft(person, now) : 0,
    hasUsedTrial: person.hasUsedTrial,
  }
}
