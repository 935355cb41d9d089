import type Stripe from 'stripe'
import type { ProviderEvent } from './payment-provider.ts'

/** Events that may change somebody's membership. All others are acknowledged and ignored. */
const tellsOfCustomer = new Set<string>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
])

/** An event only tells us whose current state to fetch, and what to put on a receipt. */
export function readStripeEvent(event: Stripe.Event): ProviderEvent {
  const base = { id: event.id, type: event.type }
  if (!tellsOfCustomer.has(event.type)) return { ...base, customerId: null }
  const customerId = customerOf(event.data.object)
  if (event.type === 'charge.dispute.created' || event.type === 'charge.dispute.closed')
    return { ...base, customerId, chargeId: idOf(event.data.object.charge) ?? '' }
  if (event.type !== 'invoice.paid' && event.type !== 'invoice.payment_failed') return { ...base, customerId }
  const invoice = event.data.object
  return {
    ...base,
    customerId,
    invoice: {
      id: invoice.id ?? event.id,
      amountCents: event.type === 'invoice.paid' ? invoice.amount_paid : invoice.amount_due,
      currency: invoice.currency,
      paidAt: new Date((invoice.status_transitions?.paid_at ?? event.created) * 1000),
      url: invoice.hosted_invoice_url ?? null,
    },
  }
}

function customerOf(object: object): string | null {
  return 'customer' in object ? idOf(object.customer) : null
}

/** The provider refers to objects by id, or includes the whole object. */
function idOf(reference: unknown): string | null {
  if (typeof reference === 'string') return reference
  if (reference && typeof reference === 'object' && 'id' in reference && typeof reference.id === 'string')
    return reference.id
  return null
}
