import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { deleteOldEvents } from './events.queries.ts'

export function cleanUpSecurityLog({ db, jobs }: { db: Database; jobs: Jobs }) {
  return jobs.define({ name: 'security-log-clean-up', schedule: '47 3 * * *', run: () => deleteOldEvents(db) })
}
