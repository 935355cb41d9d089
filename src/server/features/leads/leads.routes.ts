import type { FastifyInstance } from 'fastify'
import {
  exportLeads,
  listAdminLeads,
  listLeads as listLeadsEndpoint,
  listTrafficSources as listTrafficSourcesEndpoint,
  readLeadStats as readLeadStatsEndpoint,
} from '#contract/analytics.ts'
import { recordLead } from '#contract/leads.ts'
import type { AdminRead } from '#rules/admin-actions.ts'
import type { Database } from '#server/db/database.ts'
import { requireConfirmed } from '#server/platform/confirmation.ts'
import { sendCsv } from '#server/platform/csv.ts'
import type { Limits } from '#server/platform/rate-limits.ts'
import { serveAdmin, servePublic } from '#server/platform/serve.ts'
import { describeLead } from './describe-lead.ts'
import {
  insertLead,
  type LeadRow,
  listLeads,
  listLeadsAfter,
  listTrafficSources,
  readLeadStats,
} from './leads.queries.ts'

export type LeadsDeps = {
  db: Database
  limits: Limits
  /** Handed in by app.ts: who opened which list of people is written down. */
  noteRead: (adminId: string, action: AdminRead, details: Record<string, string | number>) => Promise<void>
}

const exportHead = ['id', 'email', 'source', 'campaign', 'referrer', 'createdAt', 'convertedToUser']
const exportPageSize = 1000
const beforeAll = '00000000-0000-0000-0000-000000000000'

export function leadsRoutes(app: FastifyInstance, { db, limits, noteRead }: LeadsDeps) {
  servePublic(app, recordLead, async ({ body, request }) => {
    await limits.spend('lead', request.ip)
    await insertLead(db, describeLead(request, body))
    return { ok: true } as const
  })

  for (const endpoint of [listLeadsEndpoint, listAdminLeads]) {
    serveAdmin(app, endpoint, async ({ actor, query: { source, limit, offset } }) => {
      const rows = await listLeads(db, { source, limit, offset })
      await noteRead(actor.userId, 'read_leads', { rows: rows.length, offset })
      return rows.map(presentLead)
    })
  }

  serveAdmin(app, readLeadStatsEndpoint, () => readLeadStats(db))
  serveAdmin(app, listTrafficSourcesEndpoint, () => listTrafficSources(db))

  serveAdmin(app, exportLeads, async ({ actor, query, reply }) => {
    requireConfirmed(actor)
    // Written down before the first row leaves: a download that breaks off has been read all the same.
    await noteRead(actor.userId, 'export_leads', {})
    return sendCsv(reply, 'leads', exportHead, leadCells(query.source))
  })

  async function* leadCells(source: string | undefined) {
    let after = beforeAll
    for (;;) {
      const rows = await listLeadsAfter(db, source, after, exportPageSize)
      for (const row of rows)
        yield [row.id, row.email, row.source, row.campaign, row.referrer, row.createdAt, row.convertedToUser]
      const last = rows.at(-1)
      if (!last || rows.length < exportPageSize) return
      after = last.id
    }
  }
}

function presentLead(row: LeadRow) {
  return { ...row, createdAt: row.createdAt.toISOString() }
}
