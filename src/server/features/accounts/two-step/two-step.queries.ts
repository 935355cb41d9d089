import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { twoStepSetUpMinutes } from '#rules/limits.ts'
import type { Queryable } from '#server/db/database.ts'
import { recoveryCodes, twoStepKeys } from '#server/db/tables/accounts.ts'
import { users } from '#server/db/tables/users.ts'

/** What must not have changed since the password was given for the second step to count. */
export async function findSignInState(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      twoStepSince: users.twoStepSince,
      credentialsVersion: users.credentialsVersion,
      isAccountDisabled: users.isAccountDisabled,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row
}

/** Replaces a key that was shown before but never used. */
export async function putKey(db: Queryable, userId: string, sealedKey: string) {
  const fresh = { sealedKey, lastStep: 0, createdAt: new Date() }
  await db
    .insert(twoStepKeys)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: twoStepKeys.userId, set: fresh })
}

export async function findKey(db: Queryable, userId: string) {
  const [row] = await db
    .select({ sealedKey: twoStepKeys.sealedKey })
    .from(twoStepKeys)
    .where(eq(twoStepKeys.userId, userId))
  return row?.sealedKey
}

/** A key that was shown recently and is waiting for its first code. */
export async function findFreshKey(db: Queryable, userId: string) {
  const since = sql`now() - ${twoStepSetUpMinutes} * interval '1 minute'`
  const [row] = await db
    .select({ sealedKey: twoStepKeys.sealedKey })
    .from(twoStepKeys)
    .where(and(eq(twoStepKeys.userId, userId), gt(twoStepKeys.createdAt, since)))
  return row?.sealedKey
}

/** False if this code or a later one was already used. Of two requests with the same code, one gets false. */
export async function spendStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const spent = await db
    .update(twoStepKeys)
    .set({ lastStep: step })
    .where(and(eq(twoStepKeys.userId, userId), lt(twoStepKeys.lastStep, step)))
    .returning({ userId: twoStepKeys.userId })
  return spent.length > 0
}

export async function spendRecoveryCode(db: Queryable, userId: string, codeHash: string): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return spent.length > 0
}

export async function replaceRecoveryCodes(db: Queryable, userId: string, hashes: readonly string[]) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

export async function markTwoStepOn(db: Queryable, userId: string) {
  await db.update(users).set({ twoStepSince: sql`now()` }).where(eq(users.id, userId))
}

/** True if it was on. */
export async function removeTwoStep(db: Queryable, userId: string): Promise<boolean> {
  const [before] = await db.select({ since: users.twoStepSince }).from(users).where(eq(users.id, userId))
  await db.update(users).set({ twoStepSince: null }).where(eq(users.id, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.delete(twoStepKeys).where(eq(twoStepKeys.userId, userId))
  return Boolean(before?.since)
}
