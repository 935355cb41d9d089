import type { AdminLogEntry, Cancellation, TrialSignup } from '#contract/admin/admin.ts'
import type { listLogEntries } from './log.queries.ts'
import type { listCancellations, listTrialSignups } from './overview.queries.ts'

type RowOf<List extends (...input: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number]

export function presentTrialSignup(row: RowOf<typeof listTrialSignups>): TrialSignup {
  return { ...row, trialStartDate: row.trialStartDate.toISOString() }
}

export function presentCancellation(row: RowOf<typeof listCancellations>): Cancellation {
  return {
    ...row,
    requestedAt: row.requestedAt.toISOString(),
    processedAt: row.processedAt?.toISOString() ?? null,
  }
}

export function presentLogEntry(row: RowOf<typeof listLogEntries>): AdminLogEntry {
  return { ...row, details: { ...row.details }, createdAt: row.createdAt.toISOString() }
}
