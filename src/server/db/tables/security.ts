import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { securityEvents } from '#rules/accounts/security-events.ts'
import { createdAt, id, moment, ownerId } from './columns.ts'
import { users } from './users.ts'

/** What happened to an account. No IP address, name or text: only ids, fixed names and a kind of device. */
export const securityLog = pgTable(
  'security_log',
  {
    id: id(),
    userId: ownerId(),
    event: text('event', { enum: securityEvents }).notNull(),
    /** Which limit, or which administrator action. */
    detail: text('detail'),
    /** "Firefox on Windows", as in the list of devices; null if none was involved. */
    device: text('device'),
    /** The account an administrator acted on. */
    aboutId: uuid('about_id').references(() => users.id, { onDelete: 'set null' }),
    /** Counts repeated failures within an hour in one row, so that a guesser cannot fill the table. */
    times: integer('times').notNull().default(1),
    createdAt: createdAt(),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (t) => [
    index('security_log_latest').on(t.lastAt.desc(), t.id.desc()),
    index('security_log_of_user').on(t.userId, t.lastAt.desc(), t.id.desc()),
    index('security_log_about').on(t.aboutId),
    check('security_log_detail_length', sql`char_length(${t.detail}) <= 40`),
  ],
)

/** Events that belong to no account, counted per day: wrong passwords for unknown addresses, limits per network. */
export const securityCounts = pgTable(
  'security_counts',
  {
    day: date('day').notNull(),
    event: text('event', { enum: securityEvents }).notNull(),
    detail: text('detail').notNull().default(''),
    times: integer('times').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.event, t.detail] })],
)
