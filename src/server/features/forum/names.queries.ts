import { and, eq, not } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/tables/users.ts'

type Written = { userId: AnyPgColumn; isAnonymous: AnyPgColumn }

/**
 * The author of a post or reply, as a lateral join: null if anonymous, so that the name never leaves the database. The
 * limit keeps PostgreSQL from reading all members for ten names.
 */
export function nameOf(db: Queryable, { userId, isAnonymous }: Written) {
  return db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, userId), not(isAnonymous)))
    .limit(1)
    .as('name')
}
