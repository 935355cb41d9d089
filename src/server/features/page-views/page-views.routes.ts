import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countPageView, listPageViews as listPageViewsEndpoint } from '#contract/admin/analytics.ts'
import { done } from '#contract/fields.ts'
import type { Database } from '#server/db/database.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { serveAdmin, servePublic } from '#server/platform/serve.ts'
import { createPageCounter } from './page-counter.ts'
import { listPageViews } from './page-views.queries.ts'

const flushEveryMs = 5000

/** Counts opened pages by path and day. No cookie, IP address or user agent: nothing here could identify anybody. */
export function pageViewsRoutes(app: FastifyInstance, { db, limits }: { db: Database; limits: Limits }) {
  const counter = createPageCounter({ db })
  const timer = setInterval(() => {
    counter
      .flush()
      .catch((err: unknown) => app.log.warn({ err }, 'page views could not be stored; it will be tried again'))
  }, flushEveryMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await counter.flush()
  })

  servePublic(app, countPageView, async ({ body, request }) => {
    await limits.spend('pageView', request.ip)
    if (!refusesTracking(request)) counter.count(body.path)
    return done
  })

  serveAdmin(app, listPageViewsEndpoint, async ({ query }) => {
    await counter.flush()
    return listPageViews(db, query.days)
  })

  /** For figures that include page views: writes what this instance has counted so far. */
  return { flush: counter.flush }
}

/** The count tracks nobody, but people who ask not to be tracked are left out anyway. */
function refusesTracking({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}
