import { dayMs } from '#rules/durations.ts'
import { newsletterLinkDays } from '#rules/limits.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { deleteUnconfirmed } from './newsletter.queries.ts'

type Deps = {
  db: Database
  jobs: Jobs
  /** Passed in by app.ts: deletes these addresses elsewhere, too, if they were stored with the sign-up. */
  onForgotten: (tx: Transaction, emails: readonly string[]) => Promise<void>
}

/** We may not keep an address that nobody confirmed. */
export function cleanUpNewsletter({ db, jobs, onForgotten }: Deps) {
  return jobs.define({
    name: 'newsletter-clean-up',
    schedule: '41 3 * * *',
    run: () =>
      db.transaction(async (tx) => {
        const emails = await deleteUnconfirmed(tx, new Date(Date.now() - newsletterLinkDays * dayMs))
        await onForgotten(tx, emails)
      }),
  })
}
