import type { z } from 'zod'
import type { EvidenceLine, EvidenceWall, readEvidence } from '#contract/challenges/challenges.ts'
import { wallFigures } from '#rules/challenges/wall.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { findVisible } from '../challenges.queries.ts'
import { type EvidenceRow, listEvidence, sumEvidence, updateLearnt } from './evidence.queries.ts'

type Query = z.output<NonNullable<(typeof readEvidence)['query']>>

export function createEvidence({ db }: { db: Database }) {
  return {
    async readWall({ userId }: Actor, { similarTo, search, limit, offset }: Query): Promise<EvidenceWall> {
      const like = similarTo === undefined ? undefined : await requireChallenge(userId, similarTo)
      const scope = { userId, like }
      const [sums, rows] = await Promise.all([
        sumEvidence(db, scope),
        // Reads one more than asked for, to know whether there is another page.
        listEvidence(db, scope, { search, limit: limit + 1, offset }),
      ])
      return {
        figures: wallFigures(sums),
        lines: rows.slice(0, limit).map(presentLine),
        hasMore: rows.length > limit,
      }
    },

    async changeLearnt({ userId }: Actor, completionId: string, learnt: string | null): Promise<EvidenceLine> {
      const line = { userId, completionId, learnt: learnt || null }
      const row = await db.transaction((tx) => updateLearnt(tx, line))
      if (!row) throw new AppError('not_found', 'This line is not on your wall.')
      return presentLine(row)
    },
  }

  async function requireChallenge(userId: string, challengeId: string) {
    const challenge = await findVisible(db, { userId, challengeId })
    if (!challenge) throw new AppError('not_found', 'This challenge is no longer on the list.')
    return challenge
  }
}

function presentLine({ completedAt, ...row }: EvidenceRow): EvidenceLine {
  return { ...row, completedAt: completedAt.toISOString() }
}
