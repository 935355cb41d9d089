import { sql } from 'drizzle-orm'
import { check, index, pgSequence, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cancellationStatuses } from '#rules/membership/cancellation.ts'
import { createdAt, id, isOneOf, moment, ownerId } from './columns.ts'

export const cancellationRequests = pgTable(
  'cancellation_requests',
  {
    id: id(),
    userId: ownerId(),
    reason: text('reason').notNull(),
    feedback: text('feedback'),
    status: text('status', { enum: cancellationStatuses }).notNull().default('pending'),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
  },
  (t) => [
    uniqueIndex('cancellation_requests_one_pending').on(t.userId).where(sql`${t.status} = 'pending'`),
    index('cancellation_requests_of_user').on(t.userId),
    // Pending ones come first.
    index('cancellation_requests_list').on(sql`(${t.status} <> 'pending')`, t.requestedAt.desc(), t.id),
    check('cancellation_requests_status', isOneOf(t.status, cancellationStatuses)),
    check('cancellation_requests_reason_length', sql`char_length(${t.reason}) between 1 and 200`),
    check('cancellation_requests_feedback_length', sql`char_length(${t.feedback}) <= 4000`),
  ],
)

/** Events from the payment provider that were already seen; the primary key makes each count once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    receivedAt: createdAt(),
    processedAt: moment('processed_at'),
  },
  (t) => [index('webhook_events_unprocessed').on(t.receivedAt).where(sql`${t.processedAt} is null`)],
)

/** Payment mails are sent once each; the primary key makes sure of it. */
export const membershipMails = pgTable(
  'membership_mails',
  { userId: ownerId(), key: text('key').notNull(), sentAt: createdAt() },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
)

/** Numbers our queries to the payment provider in the order in which they began. */
export const membershipLooks = pgSequence('membership_looks')
