import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/tables/users.ts'

/** False when there is no such account. */
export async function setAccountDisabled(db: Queryable, userId: string, isAccountDisabled: boolean) {
  const changed = await db
    .update(users)
    .set({ isAccountDisabled })
    .where(eq(users.id, userId))
    .returning({ id: users.id })
  return changed.length > 0
}
