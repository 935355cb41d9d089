import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { SafetyState } from '#rules/safety/state.ts'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { consents } from '#server/db/tables/accounts.ts'
import { coachPeople } from '#server/db/tables/coach.ts'

/** Makes the person's tabs take turns until the transaction ends, and returns what is remembered of a crisis. */
export async function lockPerson(tx: Transaction, userId: string): Promise<SafetyState | null> {
  // With "do nothing" on a conflict, the row would not be locked.
  const [row] = await tx
    .insert(coachPeople)
    .values({ userId })
    .onConflictDoUpdate({ target: coachPeople.userId, set: { userId: sql`excluded.user_id` } })
    .returning({ safety: coachPeople.safety })
  return row?.safety ?? null
}

export async function findSafety(db: Queryable, userId: string): Promise<SafetyState | null> {
  const [row] = await db.select({ safety: coachPeople.safety }).from(coachPeople).where(eq(coachPeople.userId, userId))
  return row?.safety ?? null
}

export async function updateSafety(tx: Transaction, userId: string, safety: SafetyState | null) {
  await tx.update(coachPeople).set({ safety }).where(eq(coachPeople.userId, userId))
}

/** Clears safety states older than a day. */
export async function forgetOldSafety(db: Queryable, before: Date) {
  await db
    .update(coachPeople)
    .set({ safety: null })
    .where(
      and(
        isNotNull(coachPeople.safety),
        lt(sql`(${coachPeople.safety} ->> 'lastConcernAt')::bigint`, before.getTime()),
      ),
    )
}

const kind = 'coach_provider'

/** The answer given for this provider; undefined if there is none yet. */
export async function findConsent(
  db: Queryable,
  { userId, provider }: { userId: string; provider: string },
): Promise<boolean | undefined> {
  const [row] = await db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind), eq(consents.subject, provider)))
  return row?.granted
}

export async function upsertConsent(
  db: Queryable,
  { userId, provider, granted }: { userId: string; provider: string; granted: boolean },
) {
  const answer = { granted, subject: provider, decidedAt: new Date() }
  await db
    .insert(consents)
    .values({ userId, kind, ...answer })
    .onConflictDoUpdate({ target: [consents.userId, consents.kind], set: answer })
}
