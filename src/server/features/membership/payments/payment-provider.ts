import type { ProviderSnapshot } from '#rules/membership/membership.ts'
import type { PlanId } from '#rules/membership/plan-catalogue.ts'

/** What we keep of an event: its id, its type, and whose membership may have changed. */
export type ProviderEvent = {
  id: string
  type: string
  customerId: string | null
  /** Some events only name the charge; its customer has to be looked up. */
  chargeId?: string
  /** Set for a bill that was paid or failed. */
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

/** What we need from a payment provider. The implementation uses Stripe. */
export type PaymentProvider = {
  ensureCustomer: (person: { userId: string; email: string }) => Promise<string>
  changeEmail: (customerId: string, email: string) => Promise<void>
  createCheckout: (order: CheckoutOrder) => Promise<{ id: string; url: string }>
  /** Switches a subscription to another plan. If the payment fails, throws CardDeclined and changes nothing. */
  changePlan: (subscriptionId: string, planId: PlanId) => Promise<void>
  readSnapshot: (customerId: string) => Promise<ProviderSnapshot>
  findCustomerOfCharge: (chargeId: string) => Promise<string | null>
  setRenewal: (subscriptionId: string, renews: boolean) => Promise<void>
  /** Ends it now, so that a failed bill is not retried. */
  endNow: (subscriptionId: string) => Promise<void>
  /** When an account is deleted: no payment page, subscription or name stays behind. */
  forgetCustomer: (customerId: string) => Promise<void>
  createPortalLink: (customerId: string, returnUrl: string) => Promise<string>
  /** Throws if the signature is wrong or too old. */
  readEvent: (rawBody: Buffer, signature: string) => ProviderEvent
}
