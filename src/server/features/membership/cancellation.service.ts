import type { Membership as MembershipReply } from '#contract/membership.ts'
import { writeDate } from '#rules/words/written-date.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import type { Sync } from './events/sync.service.ts'
import type { RequireMember } from './members.ts'
import {
  findMember,
  findPendingCancellation,
  insertCancellation,
  listWaitingCancellations,
  type Member,
  readCancellationStatus,
  settleCancellation,
  storeMembership,
} from './membership.queries.ts'
import type { SendMembershipMail } from './membership-mails.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { presentMembership } from './present-membership.ts'

export type CancellationDeps = {
  db: Database
  jobs: Jobs
  requireMember: RequireMember
  payments: { provider: PaymentProvider; sync: Sync } | undefined
  sendMail: SendMembershipMail
  /** Passed in by app.ts: notifies the person in the app. */
  onProcessed: (event: { userId: string; requestId: string; accessUntil: Date | null }) => Promise<void>
}

type Asked = { reason: string; feedback: string | null }
type Request = { userId: string; requestId: string }
/** A request older than this has lost its job, or its job is retrying, and then a second one does no harm. */
const waitingMinutes = 30
/** Retries for most of a day: after 30 s, doubled each time. */
export const providerRetries = { retryLimit: 11, retryDelaySeconds: 30 }

export function createCancellation({ db, jobs, requireMember, payments, sendMail, onProcessed }: CancellationDeps) {
  const enqueue = jobs.define<Request>({ name: 'cancel-membership', run: process, ...providerRetries })

  jobs.define({
    name: 'waiting-cancellations',
    schedule: '35 * * * *',
    run: async () => {
      for (const request of await listWaitingCancellations(db, waitingMinutes)) await enqueue(request)
    },
  })

  /** Safe to repeat from any point: every step sets a result instead of applying a change. */
  async function process({ userId, requestId }: Request) {
    const member = await findMember(db, { userId })
    const status = await readCancellationStatus(db, requestId)
    if (!member || !status || status === 'withdrawn') return
    if (status === 'pending') {
      await stopRenewal(member)
      if (!(await settleCancellation(db, requestId, 'processed'))) return keepIfWithdrawn(member, requestId)
    }
    const after = await findMember(db, { userId })
    // Somebody who bought a lifetime membership meanwhile keeps everything, and a mail about an end would be wrong.
    if (!after || after.status === 'lifetime') return
    await sendMail({ userId, key: `cancellation:${requestId}`, facts: { kind: 'cancellation' } })
    await onProcessed({ userId, requestId, accessUntil: endAhead(after.paidUntil) })
  }

  /** If the cancellation was withdrawn while we told the provider, the person's last word counts. */
  async function keepIfWithdrawn(member: Member, requestId: string) {
    if ((await readCancellationStatus(db, requestId)) !== 'withdrawn') return
    if (!(await findPendingCancellation(db, member.id))) await startRenewal(member)
  }

  async function stopRenewal(member: Member) {
    if (!payments || !member.subscriptionId) {
      if (renews(member)) await setStatus(member, 'canceled')
      return
    }
    const { membership: found } = await payments.sync.syncMember(member)
    if (!found?.subscriptionId || !renews(found)) return
    // The current period was not paid, and the failed bill must not be retried.
    if (found.status === 'past_due') await payments.provider.endNow(found.subscriptionId)
    else await payments.provider.setRenewal(found.subscriptionId, false)
    await payments.sync.syncMember(member)
  }

  async function startRenewal(member: Member) {
    if (payments && member.subscriptionId) {
      await payments.provider.setRenewal(member.subscriptionId, true)
      await payments.sync.syncMember(member)
    } else if (member.status !== 'lifetime') await setStatus(member, 'active')
  }

  async function setStatus(member: Member, status: 'active' | 'canceled') {
    const { paidUntil, subscriptionId, planId } = member
    await storeMembership(db, member.id, { status, paidUntil, subscriptionId, planId })
  }

  async function read(userId: string): Promise<MembershipReply> {
    const member = await requireMember({ userId })
    const isCancellationPending = (await findPendingCancellation(db, userId)) !== undefined
    return presentMembership(member, { isCancellationPending, hasProvider: payments !== undefined, now: new Date() })
  }

  return {
    read,

    async cancel(actor: Actor, { reason, feedback }: Asked): Promise<MembershipReply> {
      const member = await requireMember(actor)
      refuseIfNothingRenews(member)
      const requestId = await insertCancellation(db, { userId: actor.userId, reason, feedback })
      // Asked again while one is pending: its job may have been lost, and running it twice does no harm.
      const waiting = requestId ?? (await findPendingCancellation(db, actor.userId))
      if (waiting) await enqueue({ userId: actor.userId, requestId: waiting })
      return read(actor.userId)
    },

    async resume(actor: Actor): Promise<MembershipReply> {
      const member = await requireMember(actor)
      const pending = await findPendingCancellation(db, actor.userId)
      const canStillRun = member.status === 'canceled' && member.paidUntil !== null && member.paidUntil > new Date()
      if (!pending && !canStillRun)
        throw new AppError('conflict', 'There is no cancellation to undo. You can choose a plan on the pricing page.')
      if (pending) await settleCancellation(db, pending, 'withdrawn')
      await startRenewal(member)
      return read(actor.userId)
    },
  }
}

const renews = ({ status }: { status: Member['status'] }) => status === 'active' || status === 'past_due'

const endAhead = (paidUntil: Date | null) => (paidUntil && paidUntil > new Date() ? paidUntil : null)

function refuseIfNothingRenews(member: Member) {
  const inTrial = member.trialEndDate !== null && member.trialEndDate > new Date()
  switch (member.status) {
    case 'lifetime':
      throw new AppError('conflict', 'You have Hearten for life: nothing renews, so there is nothing to cancel.')
    case 'canceled':
      throw new AppError('conflict', 'Your membership is already canceled and will not renew.')
    case 'free':
      throw new AppError(
        'conflict',
        inTrial && member.trialEndDate
          ? `Your free trial ends on its own on ${writeDate(member.trialEndDate)}. Nothing will be charged.`
          : 'You have no membership that could be canceled. Nothing will be charged.',
      )
  }
}
