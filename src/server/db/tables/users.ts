import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { roles, subscriptionStatuses } from '#rules/access.ts'
import { planIds } from '#rules/membership/plan-catalogue.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    password: text('password').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    profileImageUrl: text('profile_image_url'),
    role: text('role', { enum: roles }).notNull().default('member'),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id'),
    subscriptionStatus: text('subscription_status', { enum: subscriptionStatuses }).notNull().default('free'),
    membershipPlan: text('membership_plan', { enum: planIds }),
    paidUntil: moment('paid_until'),
    /** The number of the provider query this state comes from, so that an older result never overwrites a newer one. */
    membershipLook: bigint('membership_look', { mode: 'number' }).notNull().default(0),
    /** When we asked somebody whose membership had ended what to do with their records. */
    recordsAskedAt: moment('records_asked_at'),
    trialStartDate: moment('trial_start_date'),
    trialEndDate: moment('trial_end_date'),
    hasUsedTrial: boolean('has_used_trial').notNull().default(false),
    isAccountDisabled: boolean('is_account_disabled').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Increases with every change of address or password, which invalidates older links and waiting mails. */
    credentialsVersion: integer('credentials_version').notNull().default(0),
    /** Since when signing in needs a code as well; null if the password is enough. */
    twoStepSince: moment('two_step_since'),
    /** Only maintained if there is a replica: people who changed something recently read from the primary. */
    lastWroteAt: moment('last_wrote_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at')
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (t) => [
    uniqueIndex('users_email_any_case').on(sql`lower(${t.email})`),
    index('users_newest').on(t.createdAt.desc(), t.id),
    index('users_trial_started').on(t.trialStartDate.desc(), t.id).where(sql`${t.trialStartDate} is not null`),
    index('users_trial_ending').on(t.trialEndDate).where(sql`${t.trialEndDate} is not null`),
    check('users_email_length', sql`char_length(${t.email}) between 3 and 254`),
    check('users_first_name_length', sql`char_length(${t.firstName}) between 1 and 100`),
    check('users_last_name_length', sql`char_length(${t.lastName}) <= 100`),
    check('users_role', sql`${t.role} in ('member', 'admin')`),
    check(
      'users_subscription_status',
      sql`${t.subscriptionStatus} in ('free', 'active', 'past_due', 'canceled', 'lifetime')`,
    ),
    check('users_trial_dates', sql`${t.trialEndDate} is null or ${t.trialEndDate} > ${t.trialStartDate}`),
  ],
)
