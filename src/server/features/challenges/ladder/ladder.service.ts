import { ladderSituations } from '#content/challenges/ladder-situations.ts'
import type { Ladder, LadderRating, LadderRung } from '#contract/challenges/challenge-ladder.ts'
import { buildLadder, type Climbable, nextRung, type RatedSituation } from '#rules/challenges/ladder.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { type ChallengeRow, listVisible } from '../challenges.queries.ts'
import { presentChallenge } from '../present-challenge.ts'
import { listProgress } from '../runs/runs.queries.ts'
import { deleteRatings, listRatings, upsertRatings } from './ladder.queries.ts'

const situationsById = new Map(ladderSituations.map((situation) => [situation.id, situation]))

export function createLadder({ db }: { db: Database }) {
  return {
    readFor: readLadder,

    async save({ userId }: Actor, ratings: readonly LadderRating[]): Promise<Ladder> {
      const bySituation = new Map(ratings.map((rating) => [rating.situationId, rating]))
      if ([...bySituation.keys()].some((id) => !situationsById.has(id)))
        throw new AppError('invalid_input', 'One of these situations is not part of the sort. Reload and try again.')
      await upsertRatings(db, userId, [...bySituation.values()])
      return readLadder(userId)
    },

    async clear({ userId }: Actor): Promise<Ladder> {
      await deleteRatings(db, userId)
      return readLadder(userId)
    },
  }

  async function readLadder(userId: string): Promise<Ladder> {
    const [ratings, challenges, progress] = await Promise.all([
      listRatings(db, userId),
      listVisible(db, userId),
      listProgress(db, userId),
    ])
    // Ratings of situations that are no longer in the content are ignored.
    const known = ratings.filter(({ situationId }) => situationsById.has(situationId))
    const order = buildLadder(known.flatMap(describeRating), challenges.map(describeChallenge))
    const done = progress.filter(({ completed }) => completed)
    const doneIds = new Set(done.map(({ challengeId }) => challengeId))
    const rowsById = new Map(challenges.map((row) => [row.id, row]))
    const rungs = order.flatMap(({ id, fear, matters }): LadderRung[] => {
      const row = rowsById.get(id)
      return row ? [{ challenge: presentChallenge(row), fear, matters, completed: doneIds.has(id) }] : []
    })
    const next = nextRung(order, done)
    return {
      ratings: known,
      rungs,
      nextRung: (next && rungs.find(({ challenge }) => challenge.id === next.id)) ?? null,
    }
  }
}

function describeRating({ situationId, fear, matters }: LadderRating): RatedSituation[] {
  const situation = situationsById.get(situationId)
  return situation ? [{ ...situation, fear, matters }] : []
}

function describeChallenge(row: ChallengeRow): Climbable {
  const { id, category, lifeCategory, difficultyLevel } = presentChallenge(row)
  const own = row.fear !== null && row.matters !== null ? { fear: row.fear, matters: row.matters } : null
  return { id, category, lifeCategory, difficultyLevel, own }
}
