import { eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { users } from './tables/users.ts'

/** Locks a person's row until the transaction ends, so that two of their devices cannot both take the last free place. */
export async function lockUser(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
