import type { z } from 'zod'
import type { OwnChallenge, OwnChallengeReply } from '#contract/challenges/challenge-ladder.ts'
import { ownChallengesMax } from '#rules/challenges/facts.ts'
import { levelOfFear, worthOfLevel } from '#rules/challenges/own-challenge.ts'
import type { Database } from '#server/db/database.ts'
import { lockUser } from '#server/db/lock-user.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { presentChallenge } from '../present-challenge.ts'
import { countOwn, deleteOwn, insertOwn, retireOwn, updateOwn } from './own.queries.ts'

type Wanted = z.output<typeof OwnChallenge>

/** Steps a person adds for themselves. Nobody else ever sees them. */
export function createOwnChallenges({ db }: { db: Database }) {
  return {
    async save({ userId }: Actor, challengeId: string, wanted: Wanted): Promise<OwnChallengeReply> {
      const difficultyLevel = levelOfFear(wanted.fear)
      const values = { ...wanted, difficultyLevel, ...worthOfLevel(difficultyLevel) }
      const row = await db.transaction(async (tx) => {
        await lockUser(tx, userId)
        const changed = await updateOwn(tx, { userId, challengeId }, values)
        if (changed) return changed
        if ((await countOwn(tx, userId)) >= ownChallengesMax)
          throw new AppError(
            'conflict',
            `You have ${ownChallengesMax} steps of your own, which is as many as fit. Remove one to make room.`,
          )
        return insertOwn(tx, { ...values, id: challengeId, ownerId: userId, tips: [] })
      })
      if (!row) throw notYours()
      return { ...presentChallenge(row), fear: wanted.fear, matters: wanted.matters }
    },

    async remove({ userId }: Actor, challengeId: string) {
      const key = { userId, challengeId }
      const isGone = await db.transaction(async (tx) => (await retireOwn(tx, key)) || deleteOwn(tx, key))
      if (!isGone) throw notYours()
      return { challengeId }
    },
  }
}

/** Somebody else's step is answered like a missing one. */
const notYours = () => new AppError('not_found', 'That isn’t one of your own steps.')
