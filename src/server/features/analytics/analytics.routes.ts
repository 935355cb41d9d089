import type { FastifyInstance } from 'fastify'
import { readDailyFigures } from '#contract/admin/analytics.ts'
import type { Database } from '#server/db/database.ts'
import { serveAdmin } from '#server/platform/serve.ts'
import { listDailyFigures } from './daily.queries.ts'

export type AnalyticsDeps = {
  db: Database
  /** Passed in by app.ts: page views are first counted in memory. */
  flushPageViews: () => Promise<void>
}

export function analyticsRoutes(app: FastifyInstance, { db, flushPageViews }: AnalyticsDeps) {
  serveAdmin(app, readDailyFigures, async ({ query }) => {
    await flushPageViews()
    return listDailyFigures(db, query.days)
  })
}
