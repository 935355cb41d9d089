import type { FastifyInstance } from 'fastify'
import {
  clearLadderRatings,
  readLadder,
  removeOwnChallenge,
  saveLadderRatings,
  saveOwnChallenge,
} from '#contract/challenges/challenge-ladder.ts'
import {
  changeLearntLine,
  completeChallenge,
  leaveChallenge,
  listChallenges,
  readChallengeOverview,
  readChallengeProgress,
  readEvidence,
  startChallenge,
} from '#contract/challenges/challenges.ts'
import { serveMember, servePremium } from '#server/platform/serve.ts'
import { createChallengeList } from './challenges.service.ts'
import { createEvidence } from './evidence/evidence.service.ts'
import { createLadder } from './ladder/ladder.service.ts'
import { createOwnChallenges } from './own/own.service.ts'
import { createRuns, type RunsDeps } from './runs/runs.service.ts'

// After a membership ends, people can still read what they did and take back what they gave.
export function challengesRoutes(app: FastifyInstance, { db, keepProgress }: RunsDeps) {
  const challenges = createChallengeList({ db })
  serveMember(app, listChallenges, ({ actor, query }) => challenges.list(actor, query))

  const runs = createRuns({ db, keepProgress })
  serveMember(app, readChallengeProgress, ({ actor }) => runs.readProgress(actor))
  serveMember(app, readChallengeOverview, ({ actor }) => runs.readOverview(actor))
  servePremium(app, startChallenge, ({ actor, params, body }) => runs.start(actor, params.challengeId, body))
  servePremium(app, completeChallenge, ({ actor, params, body }) => runs.complete(actor, params.completionId, body))
  serveMember(app, leaveChallenge, ({ actor, params }) => runs.leave(actor, params.completionId))

  const evidence = createEvidence({ db })
  serveMember(app, readEvidence, ({ actor, query }) => evidence.readWall(actor, query))
  serveMember(app, changeLearntLine, ({ actor, params, body }) =>
    evidence.changeLearnt(actor, params.completionId, body.learnt),
  )

  const ladder = createLadder({ db })
  serveMember(app, readLadder, ({ actor }) => ladder.readFor(actor.userId))
  servePremium(app, saveLadderRatings, ({ actor, body }) => ladder.save(actor, body.ratings))
  serveMember(app, clearLadderRatings, ({ actor }) => ladder.clear(actor))

  const own = createOwnChallenges({ db })
  servePremium(app, saveOwnChallenge, ({ actor, params, body }) => own.save(actor, params.challengeId, body))
  serveMember(app, removeOwnChallenge, ({ actor, params }) => own.remove(actor, params.challengeId))
}
