import { dayMs } from '#rules/durations.ts'
import { newsletterLinkDays } from '#rules/limits.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { deleteUnconfirmed } from './newsletter.queries.ts'

type Deps = {
  db: Database
  jobs: Jobs
  /** Handed in by app.ts: others who noted these addresses when somebody asked for the letter forget them too. */
  onForgotten: (tx: Transaction, emails: readonly string[]) => Promise<void>
}

/** An address that nobody confirmed is not ours to keep. */
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
