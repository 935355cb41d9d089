import type { SubscriptionStatus } from '#rules/access.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { inTime } from '../in-time.ts'
import { findMember, finishEvent, noteEvent } from '../membership.queries.ts'
import type { SendMembershipMail } from '../membership-mails.ts'
import type { PaymentProvider, ProviderEvent } from '../payments/payment-provider.ts'
import type { Sync } from './sync.service.ts'

type Log = { warn: (facts: object, message: string) => void }
export type WebhookDeps = {
  db: Database
  jobs: Jobs
  payments: { provider: PaymentProvider; sync: Sync }
  sendMail: SendMembershipMail
  log: Log
}

/** An event as stored in the queue, where dates are text. */
type Bill = Omit<NonNullable<ProviderEvent['invoice']>, 'paidAt'> & { paidAt: string }
type Waiting = Omit<ProviderEvent, 'invoice'> & { invoice?: Bill }

/**
 * An event is only a reason to look. It is recorded first; everything after that fetches the current state and can be
 * repeated, so duplicates, wrong order and a crash in between do no harm.
 */
export function createWebhook({ db, jobs, payments, sendMail, log }: WebhookDeps) {
  const enqueue = jobs.define<Waiting>({ name: 'payment-event', run: carryOut, retryLimit: 12, retryDelaySeconds: 15 })

  async function carryOut(event: Waiting) {
    const customerId =
      event.customerId ?? (event.chargeId ? await payments.provider.findCustomerOfCharge(event.chargeId) : null)
    const member = customerId ? await findMember(db, { customerId }) : undefined
    if (member) {
      const { membership } = await payments.sync.syncMember(member)
      if (event.invoice) await writeAboutInvoice(member.id, event.type, event.invoice, membership?.status)
    }
    await finishEvent(db, event.id)
  }

  async function writeAboutInvoice(
    userId: string,
    type: string,
    invoice: Bill,
    status: SubscriptionStatus | undefined,
  ) {
    const { id, amountCents, paidAt, url } = invoice
    if (type === 'invoice.paid' && amountCents > 0)
      await sendMail({
        userId,
        key: `receipt:${id}`,
        facts: { kind: 'receipt', amountCents, paidOn: paidAt, invoiceUrl: url },
      })
    // A card declined on the payment page is reported there; the grace period is for people who had paid before.
    if (type === 'invoice.payment_failed' && status === 'past_due')
      await sendMail({ userId, key: `failed:${id}`, facts: { kind: 'payment_failed', amountCents } })
  }

  return {
    async receive(event: ProviderEvent) {
      const { invoice, ...rest } = event
      const waiting: Waiting = {
        ...rest,
        ...(invoice ? { invoice: { ...invoice, paidAt: invoice.paidAt.toISOString() } } : {}),
      }
      if (!(await noteEvent(db, { id: event.id, type: event.type, customerId: event.customerId }))) return
      try {
        await inTime(carryOut(waiting))
      } catch (err) {
        log.warn({ err, type: event.type }, 'a payment event could not be carried out at once and was queued')
        await enqueue(waiting)
      }
    },
  }
}
