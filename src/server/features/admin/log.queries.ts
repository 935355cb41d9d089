import { and, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Page } from '#contract/paging.ts'
import { type AdminAction, adminChanges, adminReads } from '#rules/accounts/admin-actions.ts'
import type { SecurityEvent } from '#rules/accounts/security-events.ts'
import { adminReadsKeptMonths } from '#rules/limits.ts'
import type { Queryable } from '#server/db/database.ts'
import { latestFirst } from '#server/db/latest-first.ts'
import { type AdminLogDetails, adminLog } from '#server/db/tables/admin.ts'
import { isOneOf } from '#server/db/tables/columns.ts'
import { users } from '#server/db/tables/users.ts'
import { insertSecurityEvent } from '#server/platform/security-log/security-log.queries.ts'

/** `adminId` is null if it was done from the terminal. */
export type NewLogEntry = { adminId: string | null; action: AdminAction; userId?: string; details?: AdminLogDetails }

/** Distinguishes it from entries of an administrator whose account was deleted, which have no id either. */
export function fromTerminal<Entry extends NewLogEntry>(entry: Entry): Entry {
  return { ...entry, adminId: null, details: { ...entry.details, by: 'terminal' } }
}

export async function insertLogEntry(db: Queryable, entry: NewLogEntry) {
  await db.insert(adminLog).values(entry)
  const { adminId, action, userId } = entry
  if (adminId !== null && isWeighty(action))
    await insertSecurityEvent(db, { userId: adminId, event: 'admin_action', detail: action, aboutId: userId ?? null })
  const event = tellsOwner[action]
  if (event && userId) await insertSecurityEvent(db, { userId, event })
}

/** Changes and downloaded lists also go to the security log; opening a list does not. */
function isWeighty(action: AdminAction): boolean {
  return isIn(adminChanges, action) || action.startsWith('export_')
}

const isIn = (actions: readonly AdminAction[], action: AdminAction) => actions.includes(action)

/** What the affected person sees in their own log. */
const tellsOwner: Partial<Record<AdminAction, SecurityEvent>> = {
  disable: 'account_disabled',
  enable: 'account_enabled',
  make_admin: 'role_given',
  remove_admin: 'role_taken',
  two_step_off: 'two_step_off',
}

const admins = alias(users, 'admins')
const kinds = { changes: adminChanges, reads: adminReads }

export type LogPage = Page & { kind: keyof typeof kinds | undefined }

export async function listLogEntries(db: Queryable, { kind, limit, offset }: LogPage) {
  return db
    .select({
      id: adminLog.id,
      action: adminLog.action,
      admin: { firstName: admins.firstName, lastName: admins.lastName },
      user: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      details: adminLog.details,
      createdAt: adminLog.createdAt,
    })
    .from(adminLog)
    .leftJoin(admins, eq(admins.id, adminLog.adminId))
    .leftJoin(users, eq(users.id, adminLog.userId))
    .where(kind && isOneOf(adminLog.action, kinds[kind]))
    .orderBy(latestFirst(adminLog.createdAt), latestFirst(adminLog.id))
    .limit(limit)
    .offset(offset)
}

export async function deleteOldReads(db: Queryable) {
  const isOld = lt(adminLog.createdAt, sql`now() - make_interval(months => ${adminReadsKeptMonths})`)
  await db.delete(adminLog).where(and(isOneOf(adminLog.action, adminReads), isOld))
}
