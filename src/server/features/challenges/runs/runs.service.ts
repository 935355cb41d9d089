import type { z } from 'zod'
import type {
  ChallengeFinish,
  ChallengeOverview,
  ChallengeProgress,
  ChallengeResult,
  ChallengeRun,
  ChallengeStart,
} from '#contract/challenges/challenges.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { KeepProgress } from '#server/platform/keep-progress.ts'
import { readHabit } from '#server/platform/requests/read-habit.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { holdVisible } from '../challenges.queries.ts'
import { closeLeftMoments, type Debrief, debriefMoment, fillPrediction } from './run-moments.queries.ts'
import * as queries from './runs.queries.ts'

type Start = z.output<typeof ChallengeStart>
type Finish = z.output<typeof ChallengeFinish>

export type RunsDeps = { db: Database; keepProgress: KeepProgress }

/** What a person does with a challenge: start it, leave it, come back to it, complete it. */
export function createRuns({ db, keepProgress }: RunsDeps) {
  return {
    async readProgress({ userId }: Actor): Promise<ChallengeProgress[]> {
      return queries.listProgress(db, userId)
    },

    async readOverview({ userId }: Actor): Promise<ChallengeOverview> {
      const [{ points, challenges }, open] = await Promise.all([
        queries.sumPoints(db, userId),
        queries.listOpenRuns(db, userId),
      ])
      return { points, completedChallenges: challenges, openRuns: open.map(presentRun) }
    },

    async start({ userId }: Actor, challengeId: string, start: Start) {
      const habit = readHabit(start)
      return db.transaction(async (tx) => {
        const challenge = await holdVisible(tx, { userId, challengeId })
        if (!challenge) throw new AppError('not_found', 'This challenge is no longer on the list.')
        const { anxietyBefore, fear, certaintyBefore = null } = start
        const run = await queries.openRun(tx, { userId, challengeId, anxietyBefore })
        const own = { userId, completionId: run.id }
        const predicted = await fillPrediction(tx, own, { fear, certaintyBefore, ...habit })
        return { ...presentRun({ ...run, ...predicted }), isResumed: !run.isNew }
      })
    },

    async complete({ userId }: Actor, completionId: string, finish: Finish): Promise<ChallengeResult> {
      const own = { userId, completionId }
      await keepProgress(userId, async (tx) => {
        const found = await queries.lockRun(tx, own)
        if (!found || found.run.completed) return
        const pointsEarned = (await queries.hasEarned(tx, found.run)) ? 0 : found.challengePoints
        const { anxietyBefore, anxietyAfter, rating, notes, madeSecondsAgo } = finish
        const said = { anxietyAfter, rating, notes, ...(anxietyBefore ? { anxietyBefore } : {}), pointsEarned }
        const completedAt = await queries.finishRun(tx, own, said, { secondsAgo: madeSecondsAgo })
        await debriefMoment(tx, own, debriefOf(finish), completedAt)
      })
      // Reads the stored result, so that a second request learns what the first one earned.
      const run = await queries.findFinished(db, own)
      if (!run) throw notYours()
      const { points } = await queries.sumPoints(db, userId)
      const { challengeId, pointsEarned } = run
      const completedAt = run.completedAt.toISOString()
      return { completionId, challengeId, completed: true, completedAt, pointsEarned, totalPoints: points }
    },

    async leave({ userId }: Actor, completionId: string) {
      const own = { userId, completionId }
      const run = await db.transaction(async (tx) => {
        await leaveRun(tx, own)
        return queries.findRun(tx, own)
      })
      if (!run) throw notYours()
      return { completionId, completed: run.completed }
    },
  }
}

/** Gives up a run inside the caller's transaction. Does nothing if the run is no longer open. */
export async function leaveRun(tx: Transaction, own: queries.OwnRun): Promise<void> {
  await queries.leaveRun(tx, own)
  await closeLeftMoments(tx, own)
}

/** Somebody else's run is answered like a missing one. */
const notYours = () => new AppError('not_found', 'That isn’t one of your challenges. Start the challenge again.')

function debriefOf({ outcome = null, certaintyAfter = null, habitDropped = null, learnt }: Finish): Debrief {
  return { outcome, certaintyAfter, habitDropped, learnt }
}

function presentRun(run: queries.OpenRunRow): ChallengeRun {
  const { id, challengeId, completed, anxietyBefore, fear, certaintyBefore, safetyHabitId, safetyHabit } = run
  return {
    completionId: id,
    challengeId,
    momentId: run.momentId,
    startedAt: run.createdAt.toISOString(),
    completed,
    anxietyBefore,
    fear,
    certaintyBefore,
    safetyHabitId,
    safetyHabit,
  }
}
