import { and, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
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

/** As the index has it. No word has a space in it, so none reaches from one column into the next. */
const searched = sql`(${users.email} || ' ' || ${users.firstName} || ' ' || ${users.lastName})`

/** Every word has to be somewhere in the name or the address, so that "vale robin" finds Robin Vale. */
function matching(words: string): SQL | undefined {
  const all = words.split(/\s+/).filter((word) => word !== '')
  return and(...all.map((word) => sql`${searched} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`))
}

export type UsersPage = Page & { q: string }

export async function findUsers(db: Queryable, page: UsersPage) {
  const where = matching(page.q)
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(users)
      .where(where)
      .orderBy(latestFirst(users.createdAt), users.id)
      .limit(page.limit)
      .offset(page.offset),
    countUpTo(db, accountsCountedMax + 1, where),
  ])
  return { rows, total }
}

/** Counting all of a hundred thousand would take longer than showing the first of them. */
async function countUpTo(db: Queryable, most: number, where: SQL | undefined): Promise<number> {
  const newest = [latestFirst(users.createdAt), users.id]
  const some = db.select({ id: users.id }).from(users).where(where)
  return db.$count(
    some
      .orderBy(...newest)
      .limit(most)
      .as('some'),
  )
}

export type UserRow = Awaited<ReturnType<typeof findUsers>>['rows'][number]

/**
 * Both the account and who wants to change it, locked until the transaction ends: of two administrators who take each
 * other's rights away, the second no longer has them. Always in the same order, so that they do not wait for each other.
 */
export async function findForChange(db: Queryable, userId: string, adminId: string | null) {
  const wanted = adminId === null ? [userId] : [userId, adminId]
  const rows = await db.select(columns).from(users).where(inArray(users.id, wanted)).orderBy(users.id).for('update')
  return { user: rows.find(({ id }) => id === userId), admin: rows.find(({ id }) => id === adminId) }
}

export async function countAdmins(db: Queryable) {
  return db.$count(users, and(eq(users.role, 'admin'), eq(users.isAccountDisabled, false)))
}

/** True when this call changed it. */
export async function setAccountDisabled(db: Queryable, userId: string, isAccountDisabled: boolean) {
  const changed = await db
    .update(users)
    .set({ isAccountDisabled })
    .where(and(eq(users.id, userId), ne(users.isAccountDisabled, isAccountDisabled)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** True when this call changed it. */
export async function setRole(db: Queryable, userId: string, role: Role) {
  const changed = await db
    .update(users)
    .set({ role })
    .where(and(eq(users.id, userId), ne(users.role, role)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** True when this call changed it. A trial never started starts now. */
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
