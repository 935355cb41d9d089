import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type AdminAction, adminChanges, adminReads } from '#rules/admin-actions.ts'
import { adminReadsKeptMonths } from '#rules/limits.ts'
import type { Queryable } from '#server/db/database.ts'
import { type AdminLogDetails, adminLog } from '#server/db/tables/admin.ts'
import { users } from '#server/db/tables/users.ts'

/** Without an administrator when it was done from the terminal. */
export type NewLogEntry = { adminId: string | null; action: AdminAction; userId?: string; details?: AdminLogDetails }

/** Told apart from what was done by an administrator whose account is gone. */
export function fromTerminal<Entry extends NewLogEntry>(entry: Entry): Entry {
  return { ...entry, adminId: null, details: { ...entry.details, by: 'terminal' } }
}

export async function insertLogEntry(db: Queryable, entry: NewLogEntry) {
  await db.insert(adminLog).values(entry)
}

const admins = alias(users, 'admins')
const kinds = { changes: adminChanges, reads: adminReads }

type LogPage = { kind: keyof typeof kinds | undefined; limit: number; offset: number }

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
    .where(kind && inArray(adminLog.action, [...kinds[kind]]))
    .orderBy(desc(adminLog.createdAt), desc(adminLog.id))
    .limit(limit)
    .offset(offset)
}

export async function deleteOldReads(db: Queryable) {
  const isOld = lt(adminLog.createdAt, sql`now() - make_interval(months => ${adminReadsKeptMonths})`)
  await db.delete(adminLog).where(and(inArray(adminLog.action, [...adminReads]), isOld))
}
