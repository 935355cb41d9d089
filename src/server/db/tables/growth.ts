import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { users } from './users.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text('email').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    source: text('source').notNull().default('landing_page'),
    createdAt: createdAt(),
    unsubscribedAt: moment('unsubscribed_at'),
    /** How many letters this reader has received. Somebody who comes back continues after the last one. */
    lettersSent: integer('letters_sent').notNull().default(0),
    /** Null if nothing is to be sent: not confirmed yet, or unsubscribed. */
    nextLetterAt: moment('next_letter_at'),
  },
  (t) => [
    uniqueIndex('newsletter_subscribers_email_any_case').on(sql`lower(${t.email})`),
    index('newsletter_subscribers_newest').on(t.createdAt.desc(), t.id),
    index('newsletter_subscribers_due').on(t.nextLetterAt),
    check('newsletter_subscribers_email_length', sql`char_length(${t.email}) between 3 and 254`),
  ],
)

/** The lead of a deleted person keeps its row for statistics, without IP address, user agent or email. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    email: text('email').notNull(),
    source: text('source'),
    campaign: text('campaign'),
    referrer: text('referrer'),
    userAgent: text('user_agent'),
    ipAddress: text('ip_address'),
    convertedToUser: boolean('converted_to_user').notNull().default(false),
    convertedAt: moment('converted_at'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('leads_newest').on(t.createdAt.desc(), t.id),
    index('leads_newest_of_source').on(sql`coalesce(nullif(${t.source}, ''), 'unknown')`, t.createdAt.desc(), t.id),
    index('leads_converted').on(t.convertedAt).where(sql`${t.convertedAt} is not null`),
    index('leads_of_email').on(sql`lower(${t.email})`),
    index('leads_of_user').on(t.userId),
    check('leads_source_length', sql`char_length(${t.source}) <= 200`),
    check('leads_campaign_length', sql`char_length(${t.campaign}) <= 200`),
  ],
)
