import type { ProviderSnapshot } from '#rules/membership/membership.ts'
import type { PlanId } from '#rules/membership/plan-catalogue.ts'

/** What we keep of an event: its id, its type, and whose membership may have changed. */
export type ProviderEvent = {
  id: string
  type: string
  customerId: string | null
  /** Some events name only the charge; whose it was has to be asked. */
  chargeId?: string
  /** Set for a bill that was paid or could not be. */
  invoice?: { id: string; amountCents: number; currency: string; paidAt: Date; url: string | null }
}

export type CheckoutOrder = {
  customerId: string
  userId: string
  planId: PlanId
  successUrl: string
  cancelUrl: string
}

export class CardDeclined extends Error {
  override name = 'CardDeclined'
}

/** What we ask of whoever takes the money. One implementation speaks to Stripe. */
export type PaymentProvider = {
  ensureCustomer: (person: { userId: string; email: string }) => Promise<string>
  changeEmail: (customerId: string, email: string) => Promise<void>
  createCheckout: (order: CheckoutOrder) => Promise<{ id: string; url: string }>
  /** Moves a subscription to another plan; throws CardDeclined, with nothing changed, when what is due cannot be paid. */
  changePlan: (subscriptionId: string, planId: PlanId) => Promise<void>
  readSnapshot: (customerId: string) => Promise<ProviderSnapshot>
  findCustomerOfCharge: (chargeId: string) => Promise<string | null>
  setRenewal: (subscriptionId: string, renews: boolean) => Promise<void>
  /** Ends it now, so that a bill that failed is not tried again. */
  endNow: (subscriptionId: string) => Promise<void>
  /** For somebody who deletes their account: no page to pay on, no subscription and no name stays behind. */
  forgetCustomer: (customerId: string) => Promise<void>
  createPortalLink: (customerId: string, returnUrl: string) => Promise<string>
  /** Throws when the signature is wrong or too old. */
  readEvent: (rawBody: Buffer, signature: string) => ProviderEvent
}
