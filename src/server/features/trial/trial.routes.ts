import type { FastifyInstance } from 'fastify'
import { readTrialStatus, startTrial } from '#contract/trial.ts'
import type { Database } from '#server/db/database.ts'
import { serveMember } from '#server/platform/serve.ts'
import { createTrial } from './trial.service.ts'

export function trialRoutes(app: FastifyInstance, deps: { db: Database }) {
  const trial = createTrial(deps)
  serveMember(app, readTrialStatus, ({ actor }) => trial.readStatus(actor))
  serveMember(app, startTrial, ({ actor }) => trial.start(actor))
}
