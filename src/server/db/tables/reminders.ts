import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { reminderKinds } from '#rules/moments/facts.ts'
import { sessions } from './accounts.ts'
import { createdAt, moment, ownerId, updatedAt } from './columns.ts'
import { moments } from './moments.ts'

/** The key pair that identifies this server to push services: the same for every instance, and part of backups. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    /** Unreadable without the server's secret. */
    sealedPrivateKey: text('sealed_private_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('push_keys_only_one', sql`${t.id} = 1`)],
)

/**
 * A device that gets push messages. The row is deleted with the session that registered it, so a device that is signed
 * out, here or remotely, gets nothing more.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').notNull(),
    userId: ownerId(),
    sid: text('sid')
      .notNull()
      .references(() => sessions.sid, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    device: text('device').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('push_subscriptions_one_per_endpoint').on(t.endpoint),
    index('push_subscriptions_of_session').on(t.sid),
    check('push_subscriptions_endpoint_length', sql`char_length(${t.endpoint}) <= 1000`),
  ],
)

/** Without a row, nothing is mailed and there are no quiet hours. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    userId: ownerId().primaryKey(),
    /** The main switch: while it is on, nothing is sent, whatever else is chosen. */
    isStopped: boolean('is_stopped').notNull().default(false),
    byMail: boolean('by_mail').notNull().default(false),
    /** Local times such as 22:00; both or neither. */
    quietFrom: text('quiet_from'),
    quietUntil: text('quiet_until'),
    /** Half of the address under which a calendar program finds the moments; the other half is a signature. Null: none. */
    calendarId: uuid('calendar_id'),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('reminder_settings_calendar').on(t.calendarId),
    check('reminder_settings_quiet_both', sql`(${t.quietFrom} is null) = (${t.quietUntil} is null)`),
    check('reminder_settings_quiet_from', sql`${t.quietFrom} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('reminder_settings_quiet_until', sql`${t.quietUntil} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
)

/**
 * What was sent, or is being sent, and to whom. The primary key makes each reminder go to each device once, whichever
 * instance sends it; a moment that is moved has new times and therefore new rows.
 */
export const reminderDeliveries = pgTable(
  'reminder_deliveries',
  {
    userId: ownerId(),
    momentId: uuid('moment_id').notNull(),
    kind: text('kind', { enum: reminderKinds }).notNull(),
    dueAt: moment('due_at').notNull(),
    /** The id of a device, or `mail`. */
    target: text('target').notNull(),
    /** The sender has until then. Afterwards it is considered dead, and another instance may send it. */
    claimedUntil: moment('claimed_until').notNull(),
    doneAt: moment('done_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.momentId, t.kind, t.dueAt, t.target] }),
    foreignKey({
      name: 'reminder_deliveries_of_moment',
      columns: [t.userId, t.momentId],
      foreignColumns: [moments.userId, moments.id],
    }).onDelete('cascade'),
    index('reminder_deliveries_due').on(t.dueAt),
  ],
)
