import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, ownerId } from './columns.ts'

export type SessionFacts = { device: string; kind: 'cookie' | 'token' }

/** `sid` is a keyed hash of the browser's cookie, so a copy of this table lets nobody sign in. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    userId: ownerId(),
    sess: jsonb('sess').$type<SessionFacts>().notNull(),
    expire: moment('expire').notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** When the password was last given again, for actions that require it. */
    confirmedAt: moment('confirmed_at'),
  },
  (t) => [index('sessions_of_user').on(t.userId, t.lastSeenAt.desc()), index('sessions_expire').on(t.expire)],
)

export const tokenPurposes = ['reset_password', 'verify_email', 'change_email', 'stop_email_change'] as const

/** Single-use links sent by mail; only a hash of the link is kept. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    /** The address the link was sent to; opening the link proves it. */
    email: text('email').notNull(),
    /** The value of users.credentials_version when the link was made. */
    credentialsVersion: integer('credentials_version').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('account_tokens_of_user').on(t.userId, t.purpose),
    index('account_tokens_expire').on(t.expiresAt),
    check(
      'account_tokens_purpose',
      sql`${t.purpose} in ('reset_password', 'verify_email', 'change_email', 'stop_email_change')`,
    ),
  ],
)

/** The key an authenticator app shares with us. It counts once `users.two_step_since` is set. */
export const twoStepKeys = pgTable('two_step_keys', {
  userId: ownerId().primaryKey(),
  /** Unreadable without the server's secret. */
  sealedKey: text('sealed_key').notNull(),
  /** The latest 30-second step whose code was used. Codes up to it are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

/** Each works once as the second step. They are random enough that a plain hash is safe. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ownerId(),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

export const consentKinds = ['analytics', 'coach_provider', 'newsletter'] as const

/** What a person agreed to or refused, the latest answer for each kind. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: ownerId(),
    kind: text('kind', { enum: consentKinds }).notNull(),
    granted: boolean('granted').notNull(),
    /** Which provider the answer is about: agreeing to one coach provider does not cover the next. */
    subject: text('subject'),
    decidedAt: moment('decided_at').notNull().defaultNow(),
  },
  (t) => [
    unique('consents_one_per_kind').on(t.userId, t.kind),
    check('consents_kind', sql`${t.kind} in ('analytics', 'coach_provider', 'newsletter')`),
  ],
)

/** Counters of the rate limiter, shared by all instances. The library defines the columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
