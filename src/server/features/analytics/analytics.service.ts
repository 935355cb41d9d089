import type { DailyFigures } from '#contract/admin/analytics.ts'
import type { Database } from '#server/db/database.ts'
import { listDailyFigures } from './daily.queries.ts'

export type AnalyticsDeps = {
  db: Database
  /** Passed in by app.ts: page views are first counted in memory. */
  flushPageViews: () => Promise<void>
}

export function createAnalytics({ db, flushPageViews }: AnalyticsDeps) {
  return {
    async readDays(days: number): Promise<DailyFigures[]> {
      await flushPageViews()
      return listDailyFigures(db, days)
    },
  }
}
