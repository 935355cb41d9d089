import { sql } from 'drizzle-orm'
import type { JobFailure } from '#contract/admin/admin.ts'
import type { Page } from '#contract/paging.ts'
import type { Queryable } from '#server/db/database.ts'

type FailureRow = {
  id: string
  name: string
  state: JobFailure['state']
  /** It is not being tried, and it can be: it is in the queue, not in the archive. */
  isIdle: boolean
  tries: number
  reason: string | null
  failedAt: Date
}

/** What the jobs' own tables know: given up, about to be tried again, or being tried again right now. */
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
 * Locked until the transaction ends, so that two administrators decide one after the other. The clock is read when the
 * lock is held: now() is when the transaction began, and for the one that began first and locked last, a job that was
 * put in line in between would still look as if it waited.
 */
export async function findJobForChange(db: Queryable, id: string) {
  const { rows } = await db.execute<{ name: string; state: JobState; isPaused: boolean }>(sql`
    select name, state::text as state, start_after > clock_timestamp() as "isPaused"
    from pgboss.job where id = ${id} for update`)
  return rows[0]
}

/** One more try, as soon as somebody is free. Kept for a while longer, so that an old one is not tidied away first. */
export async function putBackInLine(db: Queryable, id: string) {
  await db.execute(sql`
    update pgboss.job set
      retry_limit = case when state = 'failed' then retry_count + 1 else retry_limit end,
      state = 'retry', start_after = now(), completed_on = null,
      keep_until = greatest(keep_until, now() + interval '14 days')
    where id = ${id}`)
}
