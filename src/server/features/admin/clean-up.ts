import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { deleteOldReads } from './log.queries.ts'

export function cleanUpAdminLog({ db, jobs }: { db: Database; jobs: Jobs }) {
  return jobs.define({ name: 'admin-log-clean-up', schedule: '31 3 * * *', run: () => deleteOldReads(db) })
}
