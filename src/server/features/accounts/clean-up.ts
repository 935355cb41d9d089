import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { deleteExpiredSessions } from '#server/platform/sessions/sessions.queries.ts'
import { deleteExpiredTokens } from './links/tokens.queries.ts'

/** Deletes expired rows once an hour. */
export function cleanUpAccounts({ db, jobs }: { db: Database; jobs: Jobs }): void {
  jobs.define({
    name: 'accounts-clean-up',
    schedule: '17 * * * *',
    run: async () => {
      await deleteExpiredSessions(db)
      await deleteExpiredTokens(db)
    },
  })
}
