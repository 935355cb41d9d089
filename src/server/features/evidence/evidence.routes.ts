import type { FastifyInstance } from 'fastify'
import { readPatterns, readWall } from '#contract/challenges/evidence.ts'
import type { Database } from '#server/db/database.ts'
import { serveMember, servePremium } from '#server/platform/serve.ts'
import { createEvidence } from './evidence.service.ts'

/** Returns how predictions compare with what happened, over the whole wall. */
export function evidenceRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const evidence = createEvidence({ db })
  // People can read what they wrote without a membership, whenever they wrote it.
  serveMember(app, readWall, ({ actor, query }) => evidence.readWall(actor, query))
  servePremium(app, readPatterns, ({ actor }) => evidence.readPatterns(actor))
  return { readFigures: evidence.readFigures }
}
