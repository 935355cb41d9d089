import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import type { StripeConfig } from '#server/platform/config.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Mailer } from '#server/platform/jobs/mailer.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { type CancellationDeps, providerRetries } from './cancellation.service.ts'
import { createSync, type SyncDeps } from './events/sync.service.ts'
import { createMembers } from './members.ts'
import { findMember } from './membership.queries.ts'
import { membershipRoutes } from './membership.routes.ts'
import { createMembershipMails } from './membership-mails.ts'
import { createReminders, type RemindersDeps } from './reminders.ts'

export type MembershipFeatureDeps = {
  db: Database
  jobs: Jobs
  limits: Limits
  mailer: Mailer
  log: SyncDeps['log']
  stripe: StripeConfig | undefined
  isDemo: boolean
  appUrl: () => string
  onCancellationProcessed: CancellationDeps['onProcessed']
  onTrialEnding: RemindersDeps['onTrialEnding']
}

/** Loaded only where Stripe is set up: the library is large and would delay every start. */
async function openStripe(settings: StripeConfig) {
  const { createStripeProvider } = await import('./payments/stripe-provider.ts')
  return createStripeProvider(settings)
}

/** Assembles everything about payments. */
export async function membershipFeature(app: FastifyInstance, deps: MembershipFeatureDeps) {
  const { db, jobs, limits, mailer, log, stripe, isDemo, appUrl } = deps
  const provider = stripe && (await openStripe(stripe))
  const payments = provider && { provider, sync: createSync({ db, provider, log }) }
  const sendMail = createMembershipMails({ db, jobs, mailer, appUrl })
  createReminders({ db, jobs, sendMail, sync: payments?.sync, onTrialEnding: deps.onTrialEnding })
  const requireMember = createMembers({ db, jobs, renewsHere: isDemo && !provider })
  const onProcessed = deps.onCancellationProcessed
  membershipRoutes(app, { db, jobs, limits, requireMember, payments, sendMail, isDemo, appUrl, log, onProcessed })

  const forget = jobs.define<{ customerId: string }>({
    name: 'forget-customer',
    run: async ({ customerId }) => provider?.forgetCustomer(customerId),
    ...providerRetries,
  })
  const tellEmail = jobs.define<{ userId: string }>({
    name: 'customer-email',
    run: async ({ userId }) => {
      const member = await findMember(db, { userId })
      if (provider && member?.customerId) await provider.changeEmail(member.customerId, member.email)
    },
    ...providerRetries,
  })
  return {
    /** After a change of address: the provider's bills and mails go to the new one. */
    async emailChanged(userId: string) {
      if (provider) await tellEmail({ userId })
    },

    /** When an account is deleted: nothing may be charged or remembered afterwards. */
    async endFor(userId: string) {
      const member = await findMember(db, { userId })
      if (provider && member?.customerId) await forget({ customerId: member.customerId })
    },
  }
}
