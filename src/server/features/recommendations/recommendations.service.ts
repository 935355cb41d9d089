import type { Insight, Recommendation } from '#contract/recommendations.ts'
import { type HelpAnswer, helpValues } from '#rules/recommendations/facts.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import type { NextRung } from './gather-records.ts'
import { findInsight, listInsightRows, markInsightDismissed } from './insights.queries.ts'
import { type Mode, makeList } from './make-list.ts'
import { presentInsight, presentList, presentRecommendation } from './present.ts'
import {
  findRecommendation,
  insertInteraction,
  listActive,
  listShown,
  markCompleted,
  markDismissed,
} from './recommendations.queries.ts'

export type RecommendationsDeps = {
  db: Database
  /** Passed in by app.ts: the ladder belongs to the challenges. */
  readNextRung: (userId: string) => Promise<NextRung>
}

export function createRecommendations({ db, readNextRung }: RecommendationsDeps) {
  return {
    async listFor({ userId }: Actor): Promise<Recommendation[]> {
      return presentList(await listShown(db, userId, new Date()))
    },

    generate: (actor: Actor) => make(actor, 'add'),

    refresh: (actor: Actor) => make(actor, 'renew'),

    async complete({ userId }: Actor, recommendationId: string): Promise<Recommendation> {
      const key = { userId, recommendationId }
      await db.transaction(async (tx) => {
        // A retry changes no row, and is not recorded again.
        if (await markCompleted(tx, key, new Date())) await insertInteraction(tx, { ...key, action: 'completed' })
      })
      const recommendation = await requireRecommendation(userId, recommendationId)
      if (recommendation.dismissed) throw gone()
      return recommendation
    },

    async dismiss({ userId }: Actor, recommendationId: string): Promise<Recommendation> {
      const key = { userId, recommendationId }
      await db.transaction(async (tx) => {
        if (await markDismissed(tx, key)) await insertInteraction(tx, { ...key, action: 'dismissed' })
      })
      return requireRecommendation(userId, recommendationId)
    },

    async open({ userId }: Actor, recommendationId: string): Promise<Recommendation> {
      const recommendation = await requireRecommendation(userId, recommendationId)
      await insertInteraction(db, { userId, recommendationId, action: 'opened' })
      return recommendation
    },

    async answer({ userId }: Actor, recommendationId: string, helped: HelpAnswer): Promise<Recommendation> {
      const { completed } = await requireRecommendation(userId, recommendationId)
      if (!completed) throw new AppError('conflict', 'This can be answered once it is marked complete.')
      await insertInteraction(db, { userId, recommendationId, action: 'helped', value: helpValues[helped] })
      return requireRecommendation(userId, recommendationId)
    },

    async insightsFor({ userId }: Actor): Promise<Insight[]> {
      return (await listInsightRows(db, userId, new Date())).map(presentInsight)
    },

    async dismissInsight({ userId }: Actor, insightId: string) {
      const key = { userId, insightId }
      if (!(await findInsight(db, key))) throw new AppError('not_found', 'This insight is no longer here.')
      await db.transaction(async (tx) => {
        const insightType = await markInsightDismissed(tx, key, new Date())
        if (insightType)
          await insertInteraction(tx, { userId, action: 'insight_dismissed', metadata: { insightId, insightType } })
      })
      return { id: insightId, dismissed: true as const }
    },
  }

  async function make({ userId }: Actor, mode: Mode): Promise<Recommendation[]> {
    const nextRung = await readNextRung(userId)
    const now = new Date()
    await db.transaction((tx) => makeList(tx, { userId, nextRung, now, mode }))
    return presentList(await listActive(db, userId, now))
  }

  async function requireRecommendation(userId: string, recommendationId: string): Promise<Recommendation> {
    const row = await findRecommendation(db, { userId, recommendationId })
    const recommendation = row && presentRecommendation(row)
    // Somebody else's is answered like a missing one.
    if (!recommendation) throw gone()
    return recommendation
  }
}

function gone(): AppError {
  return new AppError('not_found', 'This recommendation is no longer here.')
}
