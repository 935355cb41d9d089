import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { foldTally } from './tally.queries.ts'

/** Keeps the category counts down to a few rows. */
export function foldForumTally({ db, jobs }: { db: Database; jobs: Jobs }) {
  return jobs.define({ name: 'forum-tally', schedule: '*/20 * * * *', run: () => foldTally(db) })
}
