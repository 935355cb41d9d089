import type { Membership as MembershipReply } from '#contract/membership.ts'
import { writeDate } from '#rules/written-date.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Actor } from '#server/platform/sessions.ts'
import {
  findMember,
  findPendingCancellation,
  insertCancellation,
  type Member,
  settleCancellation,
  storeMembership,
} from './membership.queries.ts'
import type { SendMembershipMail } from './membership-mails.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { presentMembership } from './present-membership.ts'
import type { Sync } from './sync.service.ts'

export type CancellationDeps = {
  db: Database
  jobs: Jobs
  payments: { provider: PaymentProvider; sync: Sync } | undefined
  sendMail: SendMembershipMail
  /** Handed in by app.ts: tell the person in the app. */
  onProcessed: (event: { userId: string; requestId: string; accessUntil: Date | null }) => Promise<void>
}

type Asked = { reason: string; feedback?: string | undefined }
/** The provider is asked for up to a day: 30 s, doubled each time. */
export const providerRetries = { retryLimit: 11, retryDelaySeconds: 30 }

export function createCancellation({ db, jobs, payments, sendMail, onProcessed }: CancellationDeps) {
  const enqueue = jobs.define<{ userId: string; requestId: string }>({
    name: 'cancel-membership',
    run: process,
    ...providerRetries,
  })

  /** Safe to run again at any point: every step states a result instead of making a change. */
  async function process({ userId, requestId }: { userId: string; requestId: string }) {
    const member = await findMember(db, { userId })
    if (!member || (await findPendingCancellation(db, userId)) !== requestId) return
    await stopRenewal(member)
    const after = await findMember(db, { userId })
    if (!(await settleCancellation(db, requestId, 'processed'))) return
    await sendMail({ userId, key: `cancellation:${requestId}`, facts: { kind: 'cancellation' } })
    await onProcessed({ userId, requestId, accessUntil: after?.paidUntil ?? null })
  }

  async function stopRenewal(member: Member) {
    if (payments && member.subscriptionId) {
      await payments.provider.setRenewal(member.subscriptionId, false)
      await payments.sync.syncMember(member)
    } else if (member.status !== 'lifetime') await setStatus(member, 'canceled')
  }

  async function setStatus(member: Member, status: 'active' | 'canceled') {
    const { paidUntil, subscriptionId, planId } = member
    await storeMembership(db, member.id, { status, paidUntil, subscriptionId, planId })
  }

  async function read(userId: string): Promise<MembershipReply> {
    const member = await findMember(db, { userId })
    if (!member) throw new AppError('not_found', 'This account is no longer here.')
    const isCancellationPending = (await findPendingCancellation(db, userId)) !== undefined
    return presentMembership(member, { isCancellationPending, hasProvider: payments !== undefined, now: new Date() })
  }

  return {
    read,

    async cancel(actor: Actor, { reason, feedback }: Asked): Promise<MembershipReply> {
      const member = await findMember(db, { userId: actor.userId })
      if (!member) throw new AppError('not_found', 'This account is no longer here.')
      refuseIfNothingRenews(member)
      const requestId = await insertCancellation(db, { userId: actor.userId, reason, feedback: feedback || null })
      if (requestId) await enqueue({ userId: actor.userId, requestId })
      return read(actor.userId)
    },

    async resume(actor: Actor): Promise<MembershipReply> {
      const member = await findMember(db, { userId: actor.userId })
      if (!member) throw new AppError('not_found', 'This account is no longer here.')
      const pending = await findPendingCancellation(db, actor.userId)
      const canStillRun = member.status === 'canceled' && member.paidUntil !== null && member.paidUntil > new Date()
      if (!pending && !canStillRun)
        throw new AppError(
          'conflict',
          'There is no cancellation to take back. You can choose a plan on the pricing page.',
        )
      if (pending) await settleCancellation(db, pending, 'withdrawn')
      if (payments && member.subscriptionId) {
        await payments.provider.setRenewal(member.subscriptionId, true)
        await payments.sync.syncMember(member)
      } else if (canStillRun) await setStatus(member, 'active')
      return read(actor.userId)
    },
  }
}

function refuseIfNothingRenews(member: Member) {
  const inTrial = member.trialEndDate !== null && member.trialEndDate > new Date()
  switch (member.status) {
    case 'lifetime':
      throw new AppError('conflict', 'You have Hearten for life: nothing renews, so there is nothing to cancel.')
    case 'canceled':
      throw new AppError('conflict', 'Your membership is canceled already and will not renew.')
    case 'free':
      throw new AppError(
        'conflict',
        inTrial && member.trialEndDate
          ? `Your free trial ends by itself on ${writeDate(member.trialEndDate)}. Nothing will be charged.`
          : 'You have no membership that could be canceled. Nothing will be charged.',
      )
  }
}
