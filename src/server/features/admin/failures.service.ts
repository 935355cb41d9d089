import type { JobFailure } from '#contract/admin/admin.ts'
import type { Page } from '#contract/paging.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { findJobForChange, listFailures, requeueJob } from './failures.queries.ts'
import { insertLogEntry } from './log.queries.ts'
import { presentFailure } from './present-failure.ts'

export type FailuresDeps = {
  db: Database
  /** Passed in by app.ts: whether this version still has a job with that name. */
  isKnownJob: (name: string) => boolean
}

export function createFailures({ db, isKnownJob }: FailuresDeps) {
  return {
    async list(page: Page): Promise<JobFailure[]> {
      return (await listFailures(db, page)).map((row) => presentFailure(row, isKnownJob(row.name)))
    },

    /** Schedules a retry, whoever asks and however often; only a real change is logged. */
    async retry(adminId: string, jobId: string) {
      await db.transaction(async (tx) => {
        const job = await findJobForChange(tx, jobId)
        if (!job) throw new AppError('not_found', 'This is no longer in the list. Reload the page to see what is.')
        const isWaiting = job.state === 'failed' || (job.state === 'retry' && job.isPaused)
        if (!isWaiting) return
        if (!isKnownJob(job.name))
          throw new AppError('conflict', 'Nothing in this version does jobs of that kind anymore.')
        await requeueJob(tx, jobId)
        await insertLogEntry(tx, { adminId, action: 'retry_job', details: { job: job.name } })
      })
    },
  }
}
