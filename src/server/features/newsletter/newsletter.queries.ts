import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { newsletterSubscribers as subscribers } from '#server/db/tables/growth.ts'

export type Subscriber = typeof subscribers.$inferSelect

/** Signed up, and neither confirmed nor unsubscribed. */
const isPending = and(eq(subscribers.isActive, false), isNull(subscribers.unsubscribedAt))

/** The row of this address, ignoring case; a new one waits for confirmation. */
export async function upsertSubscriber(db: Queryable, { email, source }: { email: string; source: string }) {
  const made = await db
    .insert(subscribers)
    .values({ email, source, isActive: false })
    .onConflictDoNothing()
    .returning({ id: subscribers.id })
  if (made[0]) return { id: made[0].id, isNew: true }
  const sameAddress = sql`lower(${subscribers.email}) = lower(${email})`
  // Signing up again restarts the waiting period, so that the clean-up does not delete the row of a fresh link.
  await db.update(subscribers).set({ createdAt: new Date() }).where(and(sameAddress, isPending))
  const [known] = await db.select({ id: subscribers.id }).from(subscribers).where(sameAddress)
  return known && { id: known.id, isNew: false }
}

export async function findSubscriber(db: Queryable, id: string): Promise<Subscriber | undefined> {
  const [found] = await db.select().from(subscribers).where(eq(subscribers.id, id))
  return found
}

/** True if this call started the subscription, false if it was already active. */
export async function activateSubscriber(db: Queryable, id: string): Promise<boolean> {
  const changed = await db
    .update(subscribers)
    .set({ isActive: true, unsubscribedAt: null, nextLetterAt: sql`now() + interval '14 days'` })
    .where(and(eq(subscribers.id, id), eq(subscribers.isActive, false)))
    .returning({ id: subscribers.id })
  return changed.length > 0
}

/** Keeps the first date if somebody unsubscribes twice. */
export async function deactivateSubscriber(db: Queryable, id: string) {
  await db
    .update(subscribers)
    .set({
      isActive: false,
      unsubscribedAt: sql`coalesce(${subscribers.unsubscribedAt}, now())`,
      nextLetterAt: null,
    })
    .where(eq(subscribers.id, id))
}

/** Readers whose next letter is due, longest waiting first. The rest of a very long list follows the next day. */
export function listDueReaders(db: Queryable, { letters }: { letters: number }) {
  return db
    .select({ id: subscribers.id, lettersSent: subscribers.lettersSent })
    .from(subscribers)
    .where(
      and(
        eq(subscribers.isActive, true),
        lte(subscribers.nextLetterAt, sql`now()`),
        lt(subscribers.lettersSent, letters),
      ),
    )
    .orderBy(asc(subscribers.nextLetterAt))
    .limit(5000)
}

/** Twelve hours less than two weeks, so that a job that ran a minute late does not delay the next letter by a day. */
export async function noteLetter(db: Queryable, { id, number }: { id: string; number: number }) {
  await db
    .update(subscribers)
    .set({ lettersSent: number, nextLetterAt: sql`now() + interval '13 days 12 hours'` })
    .where(and(eq(subscribers.id, id), eq(subscribers.isActive, true), eq(subscribers.lettersSent, number - 1)))
}

/** Returns the deleted addresses. */
export async function deleteUnconfirmed(db: Queryable, askedBefore: Date): Promise<string[]> {
  const gone = await db
    .delete(subscribers)
    .where(and(isPending, lt(subscribers.createdAt, askedBefore)))
    .returning({ email: subscribers.email })
  return gone.map(({ email }) => email)
}
