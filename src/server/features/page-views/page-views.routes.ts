import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countPageView, listPageViews } from '#contract/admin/analytics.ts'
import { done } from '#contract/fields.ts'
import type { Database } from '#server/db/database.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { serveAdmin, servePublic } from '#server/platform/serve.ts'
import { createPageViews } from './page-views.service.ts'

export function pageViewsRoutes(app: FastifyInstance, { db, limits }: { db: Database; limits: Limits }) {
  const pageViews = createPageViews({ db, log: app.log })
  app.addHook('onClose', () => pageViews.close())

  servePublic(app, countPageView, async ({ body, request }) => {
    await limits.spend('pageView', request.ip)
    if (!refusesTracking(request)) pageViews.count(body.path)
    return done
  })
  serveAdmin(app, listPageViews, ({ query }) => pageViews.list(query.days))

  return { flush: pageViews.flush }
}

/** The count tracks nobody, but people who ask not to be tracked are left out anyway. */
function refusesTracking({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}
