import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { forgetOldLeads } from './leads.queries.ts'

/** The person behind a lead matters for a while; the number of leads matters for longer. */
export function cleanUpLeads({ db, jobs }: { db: Database; jobs: Jobs }) {
  return jobs.define({ name: 'leads-clean-up', schedule: '23 3 * * *', run: () => forgetOldLeads(db) })
}
