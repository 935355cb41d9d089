import type { Membership } from '#contract/membership.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import type { CancellationDeps, createCancellation } from './cancellation.service.ts'
import type { CheckoutDeps } from './checkout.service.ts'
import { inTime } from './in-time.ts'

type BillingDeps = Pick<CancellationDeps, 'requireMember' | 'payments'> &
  Pick<CheckoutDeps, 'appUrl' | 'log'> & { cancellation: ReturnType<typeof createCancellation> }

/** What members ask of the payment provider while they wait for an answer. */
export function createBilling({ requireMember, payments, appUrl, log, cancellation }: BillingDeps) {
  function sayProviderIsAway(err: unknown): never {
    log.warn({ err }, 'the payment provider could not be reached')
    throw new AppError('unavailable', 'The payment provider isn’t answering right now. Please try again in a moment.')
  }

  return {
    /** For somebody who comes back from paying before the provider's event has arrived. */
    async refresh(actor: Actor): Promise<Membership> {
      if (payments) await inTime(payments.sync.syncMember(await requireMember(actor))).catch(sayProviderIsAway)
      return cancellation.read(actor.userId)
    },

    async resume(actor: Actor): Promise<Membership> {
      return inTime(cancellation.resume(actor)).catch((error: unknown) => {
        if (error instanceof AppError) throw error
        return sayProviderIsAway(error)
      })
    },

    async openPortal(actor: Actor): Promise<{ url: string }> {
      const { customerId } = await requireMember(actor)
      if (!payments || !customerId)
        throw new AppError('conflict', 'There are no cards or invoices yet: you haven’t paid with a card here.')
      const back = `${appUrl()}/account#membership`
      return { url: await inTime(payments.provider.createPortalLink(customerId, back)).catch(sayProviderIsAway) }
    },
  }
}
