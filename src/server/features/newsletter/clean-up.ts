import { newsletterLinkDays } from '#rules/limits.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { deleteUnconfirmed } from './newsletter.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

/** An address that nobody confirmed is not ours to keep. */
export function cleanUpNewsletter({ db, jobs }: { db: Database; jobs: Jobs }) {
  return jobs.define({
    name: 'newsletter-clean-up',
    schedule: '41 3 * * *',
    run: () => deleteUnconfirmed(db, new Date(Date.now() - newsletterLinkDays * dayMs)),
  })
}
