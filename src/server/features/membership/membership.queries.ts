import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Membership } from '#rules/membership/membership.ts'
import type { Queryable } from '#server/db/database.ts'
import { cancellationRequests, membershipLooks, membershipMails, webhookEvents } from '#server/db/tables/membership.ts'
import { users } from '#server/db/tables/users.ts'

const memberColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  customerId: users.stripeCustomerId,
  subscriptionId: users.stripeSubscriptionId,
  status: users.subscriptionStatus,
  planId: users.membershipPlan,
  paidUntil: users.paidUntil,
  trialEndDate: users.trialEndDate,
}

export async function findMember(db: Queryable, where: { userId: string } | { customerId: string }) {
  const condition = 'userId' in where ? eq(users.id, where.userId) : eq(users.stripeCustomerId, where.customerId)
  const [row] = await db.select(memberColumns).from(users).where(condition)
  return row
}
export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>

/** Keeps the first customer id; a second one created at the same moment is not used. */
export async function keepCustomer(db: Queryable, userId: string, customerId: string): Promise<string> {
  await db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, userId), isNull(users.stripeCustomerId)))
  return (await findMember(db, { userId }))?.customerId ?? customerId
}

const columnsOf = (membership: Membership) => ({
  subscriptionStatus: membership.status,
  paidUntil: membership.paidUntil,
  stripeSubscriptionId: membership.subscriptionId,
  membershipPlan: membership.planId,
})

export async function storeMembership(db: Queryable, userId: string, membership: Membership) {
  await db.update(users).set(columnsOf(membership)).where(eq(users.id, userId))
}

/** Demo plans whose paid period is over. No provider has them, so nobody else renews them. */
export async function listRenewalsDue(db: Queryable, limit: number) {
  return db
    .select(memberColumns)
    .from(users)
    .where(
      and(
        eq(users.subscriptionStatus, 'active'),
        isNull(users.stripeSubscriptionId),
        isNotNull(users.membershipPlan),
        lt(users.paidUntil, sql`now()`),
      ),
    )
    .limit(limit)
}

/** Extends the paid period, unless the plan was canceled meanwhile. */
export async function movePaidUntil(db: Queryable, userId: string, to: Date) {
  await db
    .update(users)
    .set({ paidUntil: to })
    .where(and(eq(users.id, userId), eq(users.subscriptionStatus, 'active'), lt(users.paidUntil, to)))
}

/** Call before asking the provider: its answer is at least as new as this number. */
export async function beginLook(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ look: string }>(sql`select nextval(${membershipLooks.seqName}) as look`)
  return Number(rows[0]?.look)
}

/** Stores the result of a look, unless one that began later has already been stored. */
export async function storeLook(db: Queryable, userId: string, look: number, membership: Membership) {
  await db
    .update(users)
    .set({ ...columnsOf(membership), membershipLook: look })
    .where(and(eq(users.id, userId), lt(users.membershipLook, look)))
}

/** Customers page by page, for the nightly comparison. */
export async function listCustomers(db: Queryable, after: string, limit: number) {
  return db
    .select(memberColumns)
    .from(users)
    .where(and(isNotNull(users.stripeCustomerId), gt(users.id, after)))
    .orderBy(users.id)
    .limit(limit)
}

/** False if this event was already processed. */
export async function noteEvent(db: Queryable, event: { id: string; type: string; customerId: string | null }) {
  await db.insert(webhookEvents).values(event).onConflictDoNothing()
  const [row] = await db
    .select({ processedAt: webhookEvents.processedAt })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, event.id))
  return row?.processedAt === null
}

export async function finishEvent(db: Queryable, id: string) {
  await db.update(webhookEvents).set({ processedAt: sql`now()` }).where(eq(webhookEvents.id, id))
}

export async function deleteOldEvents(db: Queryable, before: Date) {
  await db.delete(webhookEvents).where(and(lt(webhookEvents.receivedAt, before), isNotNull(webhookEvents.processedAt)))
}

type NewCancellation = { userId: string; reason: string; feedback: string | null }

/** The id, or undefined if one is already pending. */
export async function insertCancellation(db: Queryable, request: NewCancellation) {
  const [row] = await db
    .insert(cancellationRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: cancellationRequests.id })
  return row?.id
}

export async function findPendingCancellation(db: Queryable, userId: string) {
  const [row] = await db
    .select({ id: cancellationRequests.id })
    .from(cancellationRequests)
    .where(and(eq(cancellationRequests.userId, userId), eq(cancellationRequests.status, 'pending')))
  return row?.id
}

export async function readCancellationStatus(db: Queryable, id: string) {
  const [row] = await db
    .select({ status: cancellationRequests.status })
    .from(cancellationRequests)
    .where(eq(cancellationRequests.id, id))
  return row?.status
}

/** Requests that are still pending although their job should have run, e.g. because the server stopped before queuing it. */
export async function listWaitingCancellations(db: Queryable, minutes: number) {
  return db
    .select({ requestId: cancellationRequests.id, userId: cancellationRequests.userId })
    .from(cancellationRequests)
    .where(
      and(
        eq(cancellationRequests.status, 'pending'),
        lt(cancellationRequests.requestedAt, sql`now() - make_interval(mins => ${minutes})`),
      ),
    )
    .orderBy(cancellationRequests.requestedAt)
    .limit(1000)
}

/** True if it was pending until now. */
export async function settleCancellation(db: Queryable, id: string, status: 'processed' | 'withdrawn') {
  const settled = await db
    .update(cancellationRequests)
    .set({ status, processedAt: sql`now()` })
    .where(and(eq(cancellationRequests.id, id), eq(cancellationRequests.status, 'pending')))
    .returning({ id: cancellationRequests.id })
  return settled.length > 0
}

/** True for the first caller; a retry finds the mail recorded and sends no second one. */
export async function claimMail(db: Queryable, userId: string, key: string) {
  const claimed = await db
    .insert(membershipMails)
    .values({ userId, key })
    .onConflictDoNothing()
    .returning({ key: membershipMails.key })
  return claimed.length > 0
}

/** Trials that end within this time, page by page, of people without a membership that continues. */
export async function listTrialsEnding(db: Queryable, withinHours: number, after: string, limit: number) {
  return db
    .select(memberColumns)
    .from(users)
    .where(
      and(
        gt(users.id, after),
        eq(users.isAccountDisabled, false),
        or(
          eq(users.subscriptionStatus, 'free'),
          and(eq(users.subscriptionStatus, 'canceled'), lt(users.paidUntil, users.trialEndDate)),
        ),
        gt(users.trialEndDate, sql`now()`),
        lt(users.trialEndDate, sql`now() + make_interval(hours => ${withinHours})`),
      ),
    )
    .orderBy(users.id)
    .limit(limit)
}

/** Members whose paid period ended at least this many days ago and who were not asked yet. */
export async function listLongEnded(db: Queryable, days: number) {
  return db
    .select(memberColumns)
    .from(users)
    .where(
      and(
        eq(users.subscriptionStatus, 'canceled'),
        // Somebody who came back and left again is asked again.
        or(isNull(users.recordsAskedAt), lt(users.recordsAskedAt, users.paidUntil)),
        eq(users.isAccountDisabled, false),
        lt(users.paidUntil, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .limit(1000)
}

export async function noteRecordsAsked(db: Queryable, userId: string) {
  await db.update(users).set({ recordsAskedAt: sql`now()` }).where(eq(users.id, userId))
}
