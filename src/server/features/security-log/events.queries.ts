import { desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import { securityLogKeptDays } from '#rules/limits.ts'
import type { Queryable } from '#server/db/database.ts'
import { latestFirst } from '#server/db/latest-first.ts'
import { securityCounts, securityLog } from '#server/db/tables/security.ts'

/** Without the accounts an administrator acted on, since those belong to other people. */
const ownColumns = {
  id: securityLog.id,
  event: securityLog.event,
  detail: securityLog.detail,
  device: securityLog.device,
  times: securityLog.times,
  lastAt: securityLog.lastAt,
}
const inOrder = [latestFirst(securityLog.lastAt), latestFirst(securityLog.id)]

export async function listEventsOf(db: Queryable, userId: string, { limit, offset }: Page) {
  return db
    .select(ownColumns)
    .from(securityLog)
    .where(eq(securityLog.userId, userId))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset)
}

export async function listEvents(db: Queryable, { limit, offset }: Page) {
  return db
    .select({ ...ownColumns, userId: securityLog.userId, aboutId: securityLog.aboutId })
    .from(securityLog)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset)
}

const daysAgo = (days: number) => sql`(now() at time zone 'utc')::date - ${days}::integer`

export async function countWithoutAccount(db: Queryable, days: number) {
  const times = sql<number>`sum(${securityCounts.times})::integer`
  return db
    .select({ event: securityCounts.event, detail: securityCounts.detail, times })
    .from(securityCounts)
    .where(gt(securityCounts.day, daysAgo(days)))
    .groupBy(securityCounts.event, securityCounts.detail)
    .orderBy(desc(times), securityCounts.event, securityCounts.detail)
}

export async function deleteOldEvents(db: Queryable) {
  const isOld = lt(securityLog.lastAt, sql`now() - make_interval(days => ${securityLogKeptDays})`)
  await db.delete(securityLog).where(isOld)
  await db.delete(securityCounts).where(lt(securityCounts.day, daysAgo(securityLogKeptDays)))
}
