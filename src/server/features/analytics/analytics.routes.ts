import type { FastifyInstance } from 'fastify'
import { readDailyFigures } from '#contract/admin/analytics.ts'
import { serveAdmin } from '#server/platform/serve.ts'
import { type AnalyticsDeps, createAnalytics } from './analytics.service.ts'

export function analyticsRoutes(app: FastifyInstance, deps: AnalyticsDeps) {
  const analytics = createAnalytics(deps)
  serveAdmin(app, readDailyFigures, ({ query }) => analytics.readDays(query.days))
}
