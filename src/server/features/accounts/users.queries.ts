import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/tables/users.ts'
import { insertSecurityEvent } from '#server/platform/security-log/security-log.queries.ts'

const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`

type NewUser = Pick<typeof users.$inferInsert, 'email' | 'password' | 'firstName' | 'lastName' | 'role'>

export async function insertUser(db: Queryable, user: NewUser) {
  const [row] = await db.insert(users).values(user).returning({ id: users.id })
  if (!row) throw new Error('The new account was not stored')
  return row.id
}

export async function findCredentials(db: Queryable, email: string) {
  const [row] = await db
    .select({ id: users.id, password: users.password, isAccountDisabled: users.isAccountDisabled })
    .from(users)
    .where(hasEmail(email))
  return row
}

export async function findAddressee(db: Queryable, where: { userId: string } | { email: string }) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      emailVerified: users.emailVerified,
      isAccountDisabled: users.isAccountDisabled,
      credentialsVersion: users.credentialsVersion,
    })
    .from(users)
    .where('userId' in where ? eq(users.id, where.userId) : hasEmail(where.email))
  return row
}

export async function findPasswordOf(db: Queryable, userId: string) {
  const [row] = await db.select({ password: users.password }).from(users).where(eq(users.id, userId))
  return row?.password
}

export async function updateUser(
  db: Queryable,
  userId: string,
  change: Partial<Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'emailVerified'>>,
) {
  await db.update(users).set(change).where(eq(users.id, userId))
}

export async function deleteUser(db: Queryable, userId: string) {
  await db.delete(users).where(eq(users.id, userId))
}

/** Makes configured addresses administrators, but only confirmed ones, unless this is a demo. */
export async function grantAdmins(db: Queryable, emails: readonly string[], options: { evenUnverified: boolean }) {
  if (emails.length === 0) return
  const granted = await db
    .update(users)
    .set({ role: 'admin' })
    .where(
      and(
        ne(users.role, 'admin'),
        inArray(sql`lower(${users.email})`, [...emails]),
        options.evenUnverified ? undefined : eq(users.emailVerified, true),
      ),
    )
    .returning({ userId: users.id })
  for (const { userId } of granted) await insertSecurityEvent(db, { userId, event: 'role_given' })
}
