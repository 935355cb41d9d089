import { eq, sql } from 'drizzle-orm'
import type { SecurityEvent } from '#rules/accounts/security-events.ts'
import type { Queryable } from '../../db/database.ts'
import { securityCounts, securityLog } from '../../db/tables/security.ts'
import { users } from '../../db/tables/users.ts'

export type NewSecurityEvent = {
  userId: string
  event: SecurityEvent
  device?: string | null
  detail?: string
  aboutId?: string | null
}

/** Inside a transaction it is stored only if the rest is. */
export async function insertSecurityEvent(db: Queryable, entry: NewSecurityEvent) {
  await db.insert(securityLog).values(entry)
}

/** For what may be retried: the same id is the same event. */
export async function insertEventOnce(db: Queryable, entry: NewSecurityEvent & { id: string }) {
  await db.insert(securityLog).values(entry).onConflictDoNothing({ target: securityLog.id })
}

/** Counts up the row of the last hour, if there is one. Two at the same time may create two rows, which does no harm. */
export async function insertOrRepeatEvent(db: Queryable, { userId, event, device = null }: NewSecurityEvent) {
  await db.execute(sql`
    with again as (
      update security_log set times = times + 1, last_at = now()
      where id = (
        select id from security_log
        where user_id = ${userId} and event = ${event} and device is not distinct from ${device}::text
          and created_at > now() - interval '1 hour'
        order by last_at desc limit 1
      )
      returning id
    )
    insert into security_log (user_id, event, device)
    select ${userId}::uuid, ${event}::text, ${device}::text where not exists (select from again)`)
}

export async function countUpWithoutAccount(db: Queryable, event: SecurityEvent, detail = '') {
  await db
    .insert(securityCounts)
    .values({ day: sql`(now() at time zone 'utc')::date`, event, detail, times: 1 })
    .onConflictDoUpdate({
      target: [securityCounts.day, securityCounts.event, securityCounts.detail],
      set: { times: sql`${securityCounts.times} + 1` },
    })
}

export async function findAccountId(db: Queryable, where: { userId: string } | { email: string }) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where('userId' in where ? eq(users.id, where.userId) : sql`lower(${users.email}) = lower(${where.email})`)
  return row?.id
}
