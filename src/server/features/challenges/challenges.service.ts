import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import type { Database } from '#server/db/database.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { type ChallengeFilter, listVisible } from './challenges.queries.ts'
import { presentChallenge } from './present-challenge.ts'

export function createChallengeList({ db }: { db: Database }) {
  return {
    async list({ userId }: Actor, filter: ChallengeFilter): Promise<ExposureChallenge[]> {
      return (await listVisible(db, userId, filter)).map(presentChallenge)
    },
  }
}
