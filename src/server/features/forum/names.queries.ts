import { and, eq, not } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/tables/users.ts'

type Written = { userId: AnyPgColumn; isAnonymous: AnyPgColumn }

/**
 * Who wrote a post or reply, to be joined laterally: nobody where it is anonymous, so that the name never leaves the
 * database. Its limit keeps the database from reading all members for the names of ten.
 */
export function nameOf(db: Queryable, { userId, isAnonymous }: Written) {
  return db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, userId), not(isAnonymous)))
    .limit(1)
    .as('name')
}
