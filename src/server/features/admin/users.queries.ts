import { and, count, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Page } from '#contract/paging.ts'
import type { Role } from '#rules/access.ts'
import { accountsCountedMax } from '#rules/limits.ts'
import type { Queryable } from '#server/db/database.ts'
import { latestFirst } from '#server/db/latest-first.ts'
import { users } from '#server/db/tables/users.ts'

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  subscriptionStatus: users.subscriptionStatus,
  trialEndDate: users.trialEndDate,
  isAccountDisabled: users.isAccountDisabled,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
}

/** Worded like the index. Search words contain no spaces, so none can span two columns. */
const searched = sql`(${users.email} || ' ' || ${users.firstName} || ' ' || ${users.lastName})`

/** Every word has to occur somewhere in the name or the address, so that "vale robin" finds Robin Vale. */
function matching(words: string): SQL | undefined {
  const all = words.split(/\s+/).filter((word) => word !== '')
  return and(...all.map((word) => sql`${searched} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`))
}

export type UsersPage = Page & { q: string }

/**
 * A page and how many there are, from one search. Counting stops where nobody reads on: counting all of a hundred
 * thousand accounts would take longer than showing the first page.
 */
export async function findUsers(db: Queryable, { q, limit, offset }: UsersPage) {
  const mostCounted = accountsCountedMax + 1
  const newestFirst = (of: { id: AnyPgColumn; createdAt: AnyPgColumn }) => [latestFirst(of.createdAt), of.id]
  const found = db.$with('found').as(
    db
      .select({ id: users.id, createdAt: users.createdAt })
      .from(users)
      .where(matching(q))
      .orderBy(...newestFirst(users))
      .limit(Math.max(mostCounted, offset + limit)),
  )
  const counted = db
    .select({ total: count().as('total') })
    .from(found)
    .as('counted')
  const page = db
    .select()
    .from(found)
    .orderBy(...newestFirst(found))
    .limit(limit)
    .offset(offset)
    .as('page')
  // A page after the last one is empty, and still has its total.
  const rows = await db
    .with(found)
    .select({ total: counted.total, user: columns })
    .from(counted)
    .leftJoin(page, sql`true`)
    .leftJoin(users, eq(users.id, page.id))
    .orderBy(...newestFirst(page))
  return {
    rows: rows.flatMap(({ user }) => (user ? [user] : [])),
    total: Math.min(mostCounted, rows[0]?.total ?? 0),
  }
}

export type UserRow = Awaited<ReturnType<typeof findUsers>>['rows'][number]

/**
 * Locks both the account and the administrator until the transaction ends: if two administrators take each other's
 * rights away, the second no longer has them. Always in the same order, to avoid deadlocks.
 */
export async function findForChange(db: Queryable, userId: string, adminId: string | null) {
  const wanted = adminId === null ? [userId] : [userId, adminId]
  const rows = await db.select(columns).from(users).where(inArray(users.id, wanted)).orderBy(users.id).for('update')
  return { user: rows.find(({ id }) => id === userId), admin: rows.find(({ id }) => id === adminId) }
}

export async function countAdmins(db: Queryable) {
  return db.$count(users, and(eq(users.role, 'admin'), eq(users.isAccountDisabled, false)))
}

/** True if this call changed it. */
export async function setAccountDisabled(db: Queryable, userId: string, isAccountDisabled: boolean) {
  const changed = await db
    .update(users)
    .set({ isAccountDisabled })
    .where(and(eq(users.id, userId), ne(users.isAccountDisabled, isAccountDisabled)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** True if this call changed it. */
export async function setRole(db: Queryable, userId: string, role: Role) {
  const changed = await db
    .update(users)
    .set({ role })
    .where(and(eq(users.id, userId), ne(users.role, role)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** True if this call changed it. A trial that was never started starts now. */
export async function setTrialEnd(db: Queryable, userId: string, until: Date) {
  const changed = await db
    .update(users)
    .set({
      trialStartDate: sql`coalesce(${users.trialStartDate}, now())`,
      trialEndDate: until,
      hasUsedTrial: true,
    })
    .where(and(eq(users.id, userId), or(isNull(users.trialEndDate), lt(users.trialEndDate, until))))
    .returning({ id: users.id })
  return changed.length > 0
}
