import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { accountTokens } from '#server/db/tables/accounts.ts'
import { users } from '#server/db/tables/users.ts'

export type Credentials = Partial<Pick<typeof users.$inferInsert, 'email' | 'password' | 'emailVerified'>>

/**
 * The only function that changes an address or a password. It invalidates every link sent before and every mail still
 * waiting, because they carry an older version. Only the link that lets the old address undo the change survives later
 * changes.
 */
export async function changeCredentials(tx: Transaction, userId: string, change: Credentials) {
  const [row] = await tx
    .update(users)
    .set({ ...change, credentialsVersion: sql`${users.credentialsVersion} + 1` })
    .where(eq(users.id, userId))
    .returning({ email: users.email })
  if (!row) return
  await tx
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        or(ne(accountTokens.purpose, 'stop_email_change'), sql`lower(${accountTokens.email}) = lower(${row.email})`),
      ),
    )
}

/** Locks the person, so that two changes at once happen one after the other. */
export async function lockCredentials(tx: Transaction, userId: string) {
  const [row] = await tx
    .select({ email: users.email, credentialsVersion: users.credentialsVersion })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row
}

/** Also answers for an address without an account, so that asking reveals nothing. */
export async function readVersionOf(db: Queryable, where: { userId: string } | { email: string }): Promise<number> {
  const [row] = await db
    .select({ version: users.credentialsVersion })
    .from(users)
    .where('userId' in where ? eq(users.id, where.userId) : sql`lower(${users.email}) = lower(${where.email})`)
  return row?.version ?? 0
}
