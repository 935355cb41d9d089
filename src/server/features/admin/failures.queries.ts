import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'

type FailureRow = {
  id: string
  name: string
  isRetrying: boolean
  tries: number
  reason: string | null
  failedAt: Date
}

/** What the jobs' own tables know: given up, or failed at least once and about to be tried again. */
export async function listFailures(db: Queryable, { limit, offset }: { limit: number; offset: number }) {
  const columns = sql`id, name, state::text as state, retry_count, output, started_on, completed_on, created_on`
  const { rows } = await db.execute<FailureRow>(sql`
    select
      id, name,
      state = 'retry' as "isRetrying",
      case when state = 'retry' then retry_count else retry_count + 1 end as tries,
      left(output ->> 'message', 300) as reason,
      coalesce(completed_on, started_on, created_on) as "failedAt"
    from (
      select ${columns} from pgboss.job where state in ('failed', 'retry')
      union all
      select ${columns} from pgboss.archive where state = 'failed'
    ) as failed
    order by "failedAt" desc, id
    limit ${limit} offset ${offset}`)
  return rows
}
