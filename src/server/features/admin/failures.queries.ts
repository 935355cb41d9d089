import { sql } from 'drizzle-orm'
import type { JobFailure } from '#contract/admin/admin.ts'
import type { Page } from '#contract/paging.ts'
import type { Queryable } from '#server/db/database.ts'

type FailureRow = {
  id: string
  name: string
  state: JobFailure['state']
  /** Not running, and can be retried because it is in the queue and not in the archive. */
  isIdle: boolean
  tries: number
  reason: string | null
  failedAt: Date
}

/** Jobs that were given up, wait for a retry, or are being retried. */
export async function listFailures(db: Queryable, { limit, offset }: Page) {
  const columns = sql`id, name, state::text as state, retry_count, output, start_after, started_on, completed_on, created_on`
  const { rows } = await db.execute<FailureRow>(sql`
    select
      id, name,
      case state when 'retry' then 'waiting' when 'active' then 'running' else 'given_up' end as state,
      case when state = 'retry' then start_after > now() else is_kept end as "isIdle",
      -- Counted up when a try begins, and not for the first one.
      retry_count + 1 as tries,
      -- A job that took too long has its reason one level deeper.
      left(coalesce(output ->> 'message', output -> 'value' ->> 'message'), 300) as reason,
      coalesce(completed_on, started_on, created_on) as "failedAt"
    from (
      select ${columns}, true as is_kept from pgboss.job
      where state in ('failed', 'retry') or (state = 'active' and retry_count > 0)
      union all
      select ${columns}, false from pgboss.archive where state = 'failed'
    ) as failed
    order by "failedAt" desc, id
    limit ${limit} offset ${offset}`)
  return rows
}

type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'

/**
 * Locked until the transaction ends, so that two administrators decide one after the other. Uses clock_timestamp(),
 * because now() is when the transaction began: to a transaction that began first and got the lock last, a job that was
 * put back in line in between would still look idle.
 */
export async function findJobForChange(db: Queryable, id: string) {
  const { rows } = await db.execute<{ name: string; state: JobState; isPaused: boolean }>(sql`
    select name, state::text as state, start_after > clock_timestamp() as "isPaused"
    from pgboss.job where id = ${id} for update`)
  return rows[0]
}

/** Schedules one more try as soon as possible, and keeps the job longer, so that an old one is not deleted first. */
export async function requeueJob(db: Queryable, id: string) {
  await db.execute(sql`
    update pgboss.job set
      retry_limit = case when state = 'failed' then retry_count + 1 else retry_limit end,
      state = 'retry', start_after = now(), completed_on = null,
      keep_until = greatest(keep_until, now() + interval '14 days')
    where id = ${id}`)
}
