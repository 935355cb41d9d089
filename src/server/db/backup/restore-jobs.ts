import PgBoss from 'pg-boss'
import type { OpenJob } from './format.ts'

/** Hands the backup's unfinished jobs to the queue; the next start runs them. */
export async function restoreJobs(url: string, jobs: readonly OpenJob[]): Promise<void> {
  if (jobs.length === 0) return
  const boss = new PgBoss({ connectionString: url, schema: 'pgboss', supervise: false, schedule: false })
  await boss.start()
  try {
    const queues = new Map(jobs.map((job) => [job.name, job]))
    for (const { name, retryLimit, retryDelay, retryBackoff } of queues.values())
      await boss.createQueue(name, { name, policy: 'standard', retryLimit, retryDelay, retryBackoff })
    await boss.insert(
      jobs.map(({ data, startAfter, ...job }) => ({
        ...job,
        data: (data ?? {}) as object,
        // Without the Z, pg-boss would take it for an interval.
        startAfter: new Date(startAfter).toISOString(),
      })),
    )
  } finally {
    await boss.stop({ graceful: false, wait: true })
  }
}
