import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { adminActions, adminChanges } from '#rules/accounts/admin-actions.ts'
import { createdAt, id, isOneOf } from './columns.ts'
import { users } from './users.ts'

/** Facts without anything a person wrote: how many rows were shown, until when a trial was extended. */
export type AdminLogDetails = Readonly<Record<string, string | number>>

/** Who did what to whom, and who opened which list of people. */
export const adminLog = pgTable(
  'admin_log',
  {
    id: id(),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action', { enum: adminActions }).notNull(),
    /** The account that was changed; the row is deleted with it. Null for lists. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    details: jsonb('details').$type<AdminLogDetails>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('admin_log_latest').on(t.createdAt.desc(), t.id.desc()),
    // Lists are opened far more often than anything is changed, so changes have their own index.
    index('admin_log_changes').on(t.createdAt.desc(), t.id.desc()).where(isOneOf(t.action, adminChanges)),
    index('admin_log_of_user').on(t.userId),
    index('admin_log_of_admin').on(t.adminId),
  ],
)

/** How often each page was opened per UTC day. Contains nothing about people. */
export const pageViews = pgTable(
  'page_views',
  { path: text('path').notNull(), day: date('day').notNull(), views: integer('views').notNull().default(0) },
  (t) => [
    primaryKey({ columns: [t.day, t.path] }),
    check('page_views_path_length', sql`char_length(${t.path}) between 1 and 200`),
  ],
)

/** What this database has been used for: `demo` if a demo has run on it. */
export const deploymentMarks = pgTable('deployment_marks', { name: text('name').primaryKey(), createdAt: createdAt() })
