import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { accountTokens } from '#server/db/tables/accounts.ts'

export type TokenPurpose = (typeof accountTokens.$inferSelect)['purpose']

/** A new link replaces earlier ones of its kind. Links that undo a change of address replace only those for the same address. */
export async function replaceToken(db: Queryable, token: typeof accountTokens.$inferInsert) {
  await db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, token.userId),
        eq(accountTokens.purpose, token.purpose),
        token.purpose === 'stop_email_change' ? eq(accountTokens.email, token.email) : undefined,
      ),
    )
  await db.insert(accountTokens).values(token)
}

const isOpen = (tokenHash: string) =>
  and(eq(accountTokens.tokenHash, tokenHash), gt(accountTokens.expiresAt, sql`now()`))

export async function findToken(db: Queryable, tokenHash: string) {
  const [row] = await db.select().from(accountTokens).where(isOpen(tokenHash))
  return row
}

/** Deletes the link as it is read, so that it works once even if two requests come at the same time. */
export async function takeToken(db: Queryable, tokenHash: string) {
  const [row] = await db.delete(accountTokens).where(isOpen(tokenHash)).returning()
  return row
}

export async function deleteExpiredTokens(db: Queryable) {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now()`))
}
