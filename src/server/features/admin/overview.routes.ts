import type { FastifyInstance } from 'fastify'
import {
  exportTrialSignups,
  listCancellations as listCancellationsEndpoint,
  listTrialSignups as listTrialSignupsEndpoint,
  readAdminAnalytics,
  readAdminLog,
} from '#contract/admin.ts'
import type { LeadStats } from '#contract/analytics.ts'
import type { Database } from '#server/db/database.ts'
import { requireConfirmed } from '#server/platform/confirmation.ts'
import { sendCsv } from '#server/platform/csv.ts'
import { serveAdmin } from '#server/platform/serve.ts'
import { insertLogEntry, listLogEntries } from './log.queries.ts'
import {
  listCancellations,
  listTrialSignups,
  listTrialSignupsAfter,
  readMomentCounts,
  readUserCounts,
} from './overview.queries.ts'
import { presentCancellation, presentLogEntry, presentTrialSignup } from './present-overview.ts'

export type OverviewDeps = {
  db: Database
  /** Handed in by app.ts: leads are another feature's. */
  readLeadStats: () => Promise<LeadStats>
}

const exportHead = ['id', 'firstName', 'lastName', 'email', 'trialStartDate', 'subscriptionStatus']
const exportPageSize = 1000
const beforeAll = '00000000-0000-0000-0000-000000000000'

export function adminOverviewRoutes(app: FastifyInstance, { db, readLeadStats }: OverviewDeps) {
  serveAdmin(app, readAdminAnalytics, async () => {
    const [users, leads, moments] = await Promise.all([readUserCounts(db), readLeadStats(), readMomentCounts(db)])
    return { users, leads, moments }
  })

  serveAdmin(app, listTrialSignupsEndpoint, async ({ actor, query }) => {
    const rows = await listTrialSignups(db, query)
    const details = { rows: rows.length, offset: query.offset }
    await insertLogEntry(db, { adminId: actor.userId, action: 'read_trial_signups', details })
    return rows.map(presentTrialSignup)
  })

  serveAdmin(app, exportTrialSignups, async ({ actor, reply }) => {
    requireConfirmed(actor)
    await insertLogEntry(db, { adminId: actor.userId, action: 'export_trial_signups' })
    return sendCsv(reply, 'trial-signups', exportHead, trialCells())
  })

  serveAdmin(app, listCancellationsEndpoint, async ({ actor, query }) => {
    const rows = await listCancellations(db, query)
    const details = { rows: rows.length, offset: query.offset }
    await insertLogEntry(db, { adminId: actor.userId, action: 'read_cancellations', details })
    return rows.map(presentCancellation)
  })

  serveAdmin(app, readAdminLog, async ({ query: { kind, limit, offset } }) =>
    (await listLogEntries(db, { kind, limit, offset })).map(presentLogEntry),
  )

  async function* trialCells() {
    let after = beforeAll
    for (;;) {
      const rows = await listTrialSignupsAfter(db, after, exportPageSize)
      for (const { id, firstName, lastName, email, trialStartDate, subscriptionStatus } of rows)
        yield [id, firstName, lastName, email, trialStartDate, subscriptionStatus]
      const last = rows.at(-1)
      if (!last || rows.length < exportPageSize) return
      after = last.id
    }
  }
}
