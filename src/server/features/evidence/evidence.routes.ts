import type { FastifyInstance } from 'fastify'
import { readPatterns, readWall } from '#contract/challenges/evidence.ts'
import type { Database } from '#server/db/database.ts'
import { serveMember, servePremium } from '#server/platform/serve.ts'
import { createEvidence } from './evidence.service.ts'

/** Answers how predictions compare with what happened, over the whole wall. */
export function evidenceRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const evidence = createEvidence({ db })
  // What one wrote can be read without a membership, whenever it was written.
  serveMember(app, readWall, ({ actor, query }) => evidence.readWall(actor, query))
  servePremium(app, readPatterns, ({ actor }) => evidence.readPatterns(actor))
  return { readFigures: evidence.readFigures }
}
