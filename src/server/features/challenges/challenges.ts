import type { FastifyInstance } from 'fastify'
import { allChallenges } from '#content/challenges/all-challenges.ts'
import { wallFigures } from '#rules/challenges/wall.ts'
import { challengesRoutes } from './challenges.routes.ts'
import { sumEvidence } from './evidence.queries.ts'
import { createLadder } from './ladder.service.ts'
import { listRecentRuns } from './recent-runs.queries.ts'
import type { RunsDeps } from './runs.service.ts'
import { seedChallenges } from './seed.queries.ts'

/** The challenges' calls, the rows they stand on, and what the coach and the recommendations may ask of them. */
export function challengesFeature(app: FastifyInstance, deps: RunsDeps) {
  const { db } = deps
  app.addHook('onReady', () => seedChallenges(db, allChallenges))
  challengesRoutes(app, deps)
  const ladder = createLadder({ db })
  return {
    readRecentRuns: (userId: string, limit?: number) => listRecentRuns(db, userId, limit),
    /** How predictions compare with what happened, over the whole wall. */
    readPredictions: async (userId: string) => wallFigures(await sumEvidence(db, { userId })),
    readNextRung: async (userId: string) => (await ladder.readFor(userId)).nextRung,
  }
}
