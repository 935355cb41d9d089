import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { deploymentMarks } from '#server/db/tables/admin.ts'
import { users } from '#server/db/tables/users.ts'

const demo = 'demo'

export async function insertDemoMark(db: Queryable) {
  await db.insert(deploymentMarks).values({ name: demo }).onConflictDoNothing()
}

export async function deleteDemoMark(db: Queryable) {
  await db.delete(deploymentMarks).where(eq(deploymentMarks.name, demo))
}

/** Recognises demos from before there were marks by their people. */
export async function hasBeenDemo(db: Queryable, demoIds: readonly string[]): Promise<boolean> {
  const marks = await db
    .select({ name: deploymentMarks.name })
    .from(deploymentMarks)
    .where(eq(deploymentMarks.name, demo))
  if (marks.length > 0) return true
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...demoIds]))
    .limit(1)
  return people.length > 0
}

/** Ends purchases that nobody paid for: a real one has a customer at the payment provider. Returns how many there were. */
export async function endDemoPurchases(tx: Transaction): Promise<number> {
  const ended = await tx
    .update(users)
    .set({ subscriptionStatus: 'free', membershipPlan: null, paidUntil: null })
    .where(
      and(ne(users.subscriptionStatus, 'free'), isNull(users.stripeCustomerId), isNull(users.stripeSubscriptionId)),
    )
    .returning({ id: users.id })
  return ended.length
}

/** In a demo, unconfirmed addresses can be administrators. Returns how many there were. */
export async function endUnprovenAdmins(tx: Transaction): Promise<number> {
  const ended = await tx
    .update(users)
    .set({ role: 'member' })
    .where(and(eq(users.role, 'admin'), eq(users.emailVerified, false)))
    .returning({ id: users.id })
  return ended.length
}
