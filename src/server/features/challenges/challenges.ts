import type { FastifyInstance } from 'fastify'
import { allChallenges } from '#content/challenges/all-challenges.ts'
import { challengesRoutes } from './challenges.routes.ts'
import { createLadder } from './ladder/ladder.service.ts'
import { listRecentRuns } from './runs/recent-runs.queries.ts'
import { leaveRun, type RunsDeps } from './runs/runs.service.ts'
import { seedChallenges } from './seed.queries.ts'

/** The routes of the challenges, and what the coach, the moments and the recommendations may ask of them. */
export function challengesFeature(app: FastifyInstance, deps: RunsDeps) {
  const { db } = deps
  app.addHook('onReady', () => seedChallenges(db, allChallenges))
  challengesRoutes(app, deps)
  const ladder = createLadder({ db })
  return {
    leaveRun,
    readRecentRuns: (userId: string, limit?: number) => listRecentRuns(db, userId, limit),
    readNextRung: async (userId: string) => (await ladder.readFor(userId)).nextRung,
  }
}
