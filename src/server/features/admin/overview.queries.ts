import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { AdminAnalytics } from '#contract/admin/admin.ts'
import type { Page } from '#contract/paging.ts'
import type { Queryable } from '#server/db/database.ts'
import { latestFirst } from '#server/db/latest-first.ts'
import { cancellationRequests } from '#server/db/tables/membership.ts'
import { moments } from '#server/db/tables/moments.ts'
import { users } from '#server/db/tables/users.ts'

const countWhere = (condition: unknown) => sql<number>`(count(*) filter (where ${condition}))::int`

/** Only counts: nothing that people wrote is read here. */
export async function readMomentCounts(db: Queryable): Promise<AdminAnalytics['moments']> {
  const [row] = await db
    .select({
      people: sql<number>`count(distinct ${moments.userId})::int`,
      open: countWhere(sql`${moments.closedAt} is null`),
      closed: countWhere(sql`${moments.closedAt} is not null`),
      debriefed: countWhere(sql`${moments.closedAt} is not null and ${moments.debriefedAt} is not null`),
      recent: countWhere(sql`${moments.createdAt} > now() - interval '7 days'`),
    })
    .from(moments)
  return row ?? { people: 0, open: 0, closed: 0, debriefed: 0, recent: 0 }
}

export async function readUserCounts(db: Queryable): Promise<AdminAnalytics['users']> {
  const [row] = await db
    .select({
      totalUsers: sql<number>`count(*)::int`,
      trialUsers: countWhere(sql`${users.trialEndDate} > now()`),
      activeUsers: countWhere(sql`${users.subscriptionStatus} in ('active', 'lifetime')`),
      recentSignups: countWhere(sql`${users.createdAt} > now() - interval '7 days'`),
      startedTrials: countWhere(sql`${users.trialStartDate} is not null`),
    })
    .from(users)
  return row ?? { totalUsers: 0, trialUsers: 0, activeUsers: 0, recentSignups: 0, startedTrials: 0 }
}

const trialColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  trialStartDate: sql<Date>`${users.trialStartDate}`.mapWith(users.trialStartDate),
  subscriptionStatus: users.subscriptionStatus,
}

export async function listTrialSignups(db: Queryable, { limit, offset }: Page) {
  return db
    .select(trialColumns)
    .from(users)
    .where(isNotNull(users.trialStartDate))
    .orderBy(latestFirst(users.trialStartDate), users.id)
    .limit(limit)
    .offset(offset)
}

export type TrialSignupRow = Awaited<ReturnType<typeof listTrialSignups>>[number]

/** The next rows after an id, so that nothing shifts while reading. */
export async function listTrialSignupsAfter(db: Queryable, after: string, limit: number) {
  return db
    .select(trialColumns)
    .from(users)
    .where(and(isNotNull(users.trialStartDate), gt(users.id, after)))
    .orderBy(users.id)
    .limit(limit)
}

export async function listCancellations(db: Queryable, { limit, offset }: Page) {
  return db
    .select({
      id: cancellationRequests.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      reason: cancellationRequests.reason,
      feedback: cancellationRequests.feedback,
      status: cancellationRequests.status,
      requestedAt: cancellationRequests.requestedAt,
      processedAt: cancellationRequests.processedAt,
    })
    .from(cancellationRequests)
    .innerJoin(users, eq(users.id, cancellationRequests.userId))
    .orderBy(
      sql`${cancellationRequests.status} <> 'pending'`,
      latestFirst(cancellationRequests.requestedAt),
      cancellationRequests.id,
    )
    .limit(limit)
    .offset(offset)
}
