import type { Lead } from '#contract/admin/analytics.ts'
import type { AdminRead } from '#rules/accounts/admin-actions.ts'
import type { Database } from '#server/db/database.ts'
import { eachById } from '#server/db/each-by-id.ts'
import { requireConfirmed } from '#server/platform/sessions/confirmation.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { type LeadRow, type LeadsPage, listLeads, listLeadsAfter } from './leads.queries.ts'

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

/** What administrators can read about leads. */
export function createLeads({ db, noteRead }: LeadsDeps) {
  return {
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
