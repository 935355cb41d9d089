import type { AdminAnalytics, AdminLogEntry, Cancellation, TrialSignup } from '#contract/admin/admin.ts'
import type { LeadStats } from '#contract/admin/analytics.ts'
import type { Page } from '#contract/paging.ts'
import type { AdminRead } from '#rules/accounts/admin-actions.ts'
import type { Database } from '#server/db/database.ts'
import { eachById } from '#server/db/each-by-id.ts'
import { requireConfirmed } from '#server/platform/sessions/confirmation.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { insertLogEntry, type LogPage, listLogEntries } from './log.queries.ts'
import {
  listCancellations,
  listTrialSignups,
  listTrialSignupsAfter,
  readMomentCounts,
  readUserCounts,
  type TrialSignupRow,
} from './overview.queries.ts'
import { presentCancellation, presentLogEntry, presentTrialSignup } from './present-overview.ts'

export type OverviewDeps = {
  db: Database
  /** Passed in by app.ts: leads belong to another feature. */
  readLeadStats: () => Promise<LeadStats>
}

const exportPageSize = 1000

export const exportColumns = [
  'id',
  'firstName',
  'lastName',
  'email',
  'trialStartDate',
  'subscriptionStatus',
] as const satisfies (keyof TrialSignupRow)[]

/** The administrators' figures and lists. Opening a list of people is logged. */
export function createOverview({ db, readLeadStats }: OverviewDeps) {
  const noteRead = ({ userId }: Actor, action: AdminRead, rows: readonly unknown[], { offset }: Page) =>
    insertLogEntry(db, { adminId: userId, action, details: { rows: rows.length, offset } })

  return {
    async readAnalytics(): Promise<AdminAnalytics> {
      const [users, leads, moments] = await Promise.all([readUserCounts(db), readLeadStats(), readMomentCounts(db)])
      return { users, leads, moments }
    },

    async listTrialSignups(actor: Actor, page: Page): Promise<TrialSignup[]> {
      const rows = await listTrialSignups(db, page)
      await noteRead(actor, 'read_trial_signups', rows, page)
      return rows.map(presentTrialSignup)
    },

    async readAllTrialSignups(actor: Actor): Promise<AsyncIterable<TrialSignupRow>> {
      requireConfirmed(actor)
      await insertLogEntry(db, { adminId: actor.userId, action: 'export_trial_signups' })
      return eachById(exportPageSize, (after, limit) => listTrialSignupsAfter(db, after, limit))
    },

    async listCancellations(actor: Actor, page: Page): Promise<Cancellation[]> {
      const rows = await listCancellations(db, page)
      await noteRead(actor, 'read_cancellations', rows, page)
      return rows.map(presentCancellation)
    },

    async readLog(page: LogPage): Promise<AdminLogEntry[]> {
      return (await listLogEntries(db, page)).map(presentLogEntry)
    },
  }
}
