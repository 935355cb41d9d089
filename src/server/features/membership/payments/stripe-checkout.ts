import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { isLifetime, type PlanId, planNames, plansById } from '#rules/membership/plan-catalogue.ts'
import type { CheckoutOrder } from './payment-provider.ts'

const currency = 'usd'

/** Opens the payment page. There is one at a time, so that people cannot pay in two tabs. */
export function createStripeCheckout(stripe: Stripe) {
  return async function createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }> {
    const before = await listSessions(order.customerId)
    const params = checkoutParams(order)
    const same = before.find((one) => one.status === 'open' && isFor(one, order))
    const session =
      same ?? (await stripe.checkout.sessions.create(params, { idempotencyKey: keyOf(params, before[0]?.id) }))
    await closeOlder(await listSessions(order.customerId))
    if (!session.url) throw new Error('The payment provider returned no payment page')
    return { id: session.id, url: session.url }
  }

  /** Newest first, as the provider lists them. */
  async function listSessions(customer: string): Promise<Stripe.Checkout.Session[]> {
    return (await stripe.checkout.sessions.list({ customer, limit: 20 })).data
  }

  /** Only the newest payment page stays open, whichever tab it belongs to. */
  async function closeOlder(sessions: Stripe.Checkout.Session[]) {
    const [, ...older] = sessions.filter(({ status }) => status === 'open')
    for (const { id } of older) await stripe.checkout.sessions.expire(id)
  }
}

/** An open page for exactly the same order. */
function isFor(session: Stripe.Checkout.Session, { planId, successUrl, cancelUrl }: CheckoutOrder): boolean {
  return (
    session.metadata?.plan === planId &&
    session.amount_total === plansById[planId].amountCents &&
    session.success_url === successUrl &&
    session.cancel_url === cancelUrl
  )
}

/** Makes the idempotency key change every minute: Stripe repeats its answer to a key for a day, even if it was a failure. */
export const sameRequestMinute = () => Math.floor(Date.now() / 60_000)

/**
 * A double click sees the same newest page, so it uses the same key and makes one request. Once that page is paid or
 * abandoned, the key changes, and nobody is sent to a dead page.
 */
function keyOf(params: Stripe.Checkout.SessionCreateParams, newest = 'first'): string {
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('hex')
  return `checkout:${newest}:${sameRequestMinute()}:${digest}`
}

export function recurringPrice(planId: PlanId) {
  const { amountCents, every } = plansById[planId]
  if (every === 'once') throw new Error('A lifetime plan has no renewal')
  return { currency, unit_amount: amountCents, recurring: { interval: every } } as const
}

function checkoutParams(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { customerId, userId, planId, successUrl, cancelUrl } = order
  const metadata = { userId, plan: planId }
  const product_data = { name: planNames[planId] }
  const base = {
    customer: customerId,
    client_reference_id: userId,
    metadata,
    success_url: successUrl,
    cancel_url: cancelUrl,
  }
  if (isLifetime(planId)) {
    const price_data = { currency, unit_amount: plansById[planId].amountCents, product_data }
    return {
      ...base,
      mode: 'payment',
      line_items: [{ quantity: 1, price_data }],
      payment_intent_data: { metadata },
      // Without it a one-time payment creates no bill, and no event for the receipt.
      invoice_creation: { enabled: true },
    }
  }
  const price_data = { ...recurringPrice(planId), product_data }
  return { ...base, mode: 'subscription', line_items: [{ quantity: 1, price_data }], subscription_data: { metadata } }
}
