import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { createPageCounter } from './page-counter.ts'
import { listPageViews } from './page-views.queries.ts'

const flushEveryMs = 5000

type PageViewsDeps = { db: Database; log: Pick<FastifyBaseLogger, 'warn'> }

/** Counts opened pages by path and day. No cookie, IP address or user agent: nothing here could identify anybody. */
export function createPageViews({ db, log }: PageViewsDeps) {
  const { count, flush } = createPageCounter({ db })
  const timer = setInterval(() => {
    flush().catch((err: unknown) => log.warn({ err }, 'page views could not be stored; it will be tried again'))
  }, flushEveryMs)
  timer.unref()

  return {
    count,

    /** For figures that include page views: writes what this instance has counted so far. */
    flush,

    async list(days: number) {
      await flush()
      return listPageViews(db, days)
    },

    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
