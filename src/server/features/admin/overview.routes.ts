import type { FastifyInstance } from 'fastify'
import {
  exportTrialSignups,
  listCancellations,
  listTrialSignups,
  readAdminAnalytics,
  readAdminLog,
} from '#contract/admin/admin.ts'
import { sendCsv } from '#server/platform/requests/csv.ts'
import { serveAdmin } from '#server/platform/serve.ts'
import { createOverview, exportColumns, type OverviewDeps } from './overview.service.ts'

export function adminOverviewRoutes(app: FastifyInstance, deps: OverviewDeps) {
  const overview = createOverview(deps)

  serveAdmin(app, readAdminAnalytics, () => overview.readAnalytics())
  serveAdmin(app, listTrialSignups, ({ actor, query }) => overview.listTrialSignups(actor, query))
  serveAdmin(app, exportTrialSignups, async ({ actor, reply }) => {
    const rows = await overview.readAllTrialSignups(actor)
    return sendCsv(reply, { name: 'trial-signups', columns: exportColumns, rows })
  })
  serveAdmin(app, listCancellations, ({ actor, query }) => overview.listCancellations(actor, query))
  serveAdmin(app, readAdminLog, ({ query: { kind, limit, offset } }) => overview.readLog({ kind, limit, offset }))
}
