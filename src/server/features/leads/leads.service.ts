import type { Lead } from '#contract/admin/analytics.ts'
import type { AdminRead } from '#rules/accounts/admin-actions.ts'
import type { Database } from '#server/db/database.ts'
import { eachById } from '#server/db/each-by-id.ts'
import { requireConfirmed } from '#server/platform/sessions/confirmation.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import type { describeLead } from './describe-lead.ts'
import {
  insertLead,
  type LeadRow,
  type LeadsPage,
  listLeads,
  listLeadsAfter,
  listTrafficSources,
  readLeadStats,
} from './leads.queries.ts'

export type LeadsDeps = {
  db: Database
  /** Passed in by app.ts: logs who opened which list of people. */
  noteRead: (adminId: string, action: AdminRead, details: Record<string, string | number>) => Promise<void>
}

const exportPageSize = 1000

export const exportColumns = [
  'id',
  'email',
  'source',
  'campaign',
  'referrer',
  'createdAt',
  'convertedToUser',
] as const satisfies (keyof LeadRow)[]

/** People who left their address, and what administrators can read about them. */
export function createLeads({ db, noteRead }: LeadsDeps) {
  return {
    record: (lead: ReturnType<typeof describeLead>) => insertLead(db, lead),
    readStats: () => readLeadStats(db),
    listSources: () => listTrafficSources(db),

    async list({ userId }: Actor, page: LeadsPage): Promise<Lead[]> {
      const rows = await listLeads(db, page)
      await noteRead(userId, 'read_leads', { rows: rows.length, offset: page.offset })
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
    },

    async readAll(actor: Actor, source: string | undefined): Promise<AsyncIterable<LeadRow>> {
      requireConfirmed(actor)
      // Logged before the first row is sent: even an interrupted download was read.
      await noteRead(actor.userId, 'export_leads', {})
      return eachById(exportPageSize, (after, limit) => listLeadsAfter(db, source, after, limit))
    },
  }
}
