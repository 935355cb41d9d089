import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/database.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import { type SessionFacts, sessions } from '../../db/tables/accounts.ts'
import { pushSubscriptions } from '../../db/tables/reminders.ts'
import { users } from '../../db/tables/users.ts'
import { refusal } from '../errors.ts'

/** What is loaded about the person behind a request. Never the password. */
const personColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  role: users.role,
  subscriptionStatus: users.subscriptionStatus,
  paidUntil: users.paidUntil,
  trialStartDate: users.trialStartDate,
  trialEndDate: users.trialEndDate,
  hasUsedTrial: users.hasUsedTrial,
  isAccountDisabled: users.isAccountDisabled,
  emailVerified: users.emailVerified,
  twoStepSince: users.twoStepSince,
  lastWroteAt: users.lastWroteAt,
  createdAt: users.createdAt,
}

const sessionQuery = prepareOnce((db) =>
  db
    .select({
      person: personColumns,
      startedAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      confirmedAt: sessions.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, sql`now()`)))
    .prepare(''),
)

/** Runs on nearly every request. */
export async function findSession(db: Queryable, sid: string) {
  const [row] = await sessionQuery(db).execute({ sid })
  return row
}
export type Person = NonNullable<Awaited<ReturnType<typeof findSession>>>['person']

export async function requirePerson(db: Queryable, userId: string): Promise<Person> {
  const [row] = await db.select(personColumns).from(users).where(eq(users.id, userId))
  // Deleted from another tab during this request.
  if (!row) throw refusal('signed_out')
  return row
}

type NewSession = { sid: string; userId: string; sess: SessionFacts; expire: Date }

export async function insertSession(db: Queryable, session: NewSession) {
  await db.insert(sessions).values(session)
}

export async function touchSession(db: Queryable, sid: string, expire: Date) {
  await db.update(sessions).set({ expire, lastSeenAt: sql`now()` }).where(eq(sessions.sid, sid))
}

/** For this long, requests already sent with the old id are still accepted. */
const renewalGraceSeconds = 10

/**
 * Gives the session a new id and marks it as confirmed. A stolen copy of the old id gains nothing from the
 * confirmation, and soon stops working. False if the session has ended meanwhile.
 */
export async function renewSession(db: Database, sid: string, renewed: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [old] = await tx.select().from(sessions).where(eq(sessions.sid, sid)).for('update')
    if (!old) return false
    await tx.insert(sessions).values({ ...old, sid: renewed, lastSeenAt: sql`now()`, confirmedAt: sql`now()` })
    await tx.update(pushSubscriptions).set({ sid: renewed }).where(eq(pushSubscriptions.sid, sid))
    const expire = sql`now() + ${renewalGraceSeconds} * interval '1 second'`
    // Marked as seen just now, so that a late request does not extend the old session.
    await tx.update(sessions).set({ expire, lastSeenAt: sql`now()`, confirmedAt: null }).where(eq(sessions.sid, sid))
    return true
  })
}

/** In plain SQL, because Drizzle would set `updated_at`, and the account itself has not changed. */
export async function noteWrite(db: Queryable, userId: string) {
  await db.execute(sql`update users set last_wrote_at = now() where id = ${userId}`)
}

/** Returns the account it belonged to, if any. */
export async function deleteSession(db: Queryable, sid: string) {
  const [gone] = await db.delete(sessions).where(eq(sessions.sid, sid)).returning({ userId: sessions.userId })
  return gone?.userId
}

/** True if that person had such a session. */
export async function deleteSessionOf(db: Queryable, userId: string, sid: string) {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.sid, sid), eq(sessions.userId, userId)))
    .returning({ sid: sessions.sid })
  return gone.length > 0
}

export async function deleteSessionsOf(db: Queryable, userId: string, except?: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), except ? ne(sessions.sid, except) : undefined))
}

export async function listSessionsOf(db: Queryable, userId: string) {
  return db
    .select({
      sid: sessions.sid,
      sess: sessions.sess,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100)
}

export async function deleteExpiredSessions(db: Queryable) {
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`))
}
