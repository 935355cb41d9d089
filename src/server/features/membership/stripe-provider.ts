import Stripe from 'stripe'
import type { ProviderSnapshot, ProviderSubscription } from '#rules/membership.ts'
import { isLifetime, isPlanId, type PlanId, planNames, plansById } from '#rules/plan-catalogue.ts'
import type { CheckoutOrder, PaymentProvider } from './payment-provider.ts'
import { readStripeEvent } from './stripe-events.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Points the client at a test double. */
  apiBase?: string | undefined
}

const currency = 'usd'
/** A double click within this time gets the same checkout page. */
const sameOrderMs = 10 * 60 * 1000

export function createStripeProvider({ secretKey, webhookSecret, apiBase }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 10_000, ...address(apiBase) })

  async function createCheckout(order: CheckoutOrder) {
    // Only one open page at a time: two tabs must not both be paid.
    const open = await stripe.checkout.sessions.list({ customer: order.customerId, status: 'open', limit: 20 })
    const key = `checkout:${order.userId}:${order.planId}:${Math.floor(Date.now() / sameOrderMs)}`
    const session = await stripe.checkout.sessions.create(checkoutParams(order), { idempotencyKey: key })
    for (const other of open.data) if (other.id !== session.id) await stripe.checkout.sessions.expire(other.id)
    if (!session.url) throw new Error('The payment provider gave no page to pay on')
    return { id: session.id, url: session.url }
  }

  async function hasLifetime(customerId: string): Promise<boolean> {
    const payments = await stripe.paymentIntents.list({
      customer: customerId,
      limit: 100,
      expand: ['data.latest_charge'],
    })
    for (const payment of payments.data) {
      if (payment.status !== 'succeeded' || payment.metadata.plan !== 'pricing_lifetime') continue
      const charge = typeof payment.latest_charge === 'object' ? payment.latest_charge : null
      if (charge?.refunded) continue
      if (charge?.disputed && (await isDisputeLost(payment.id))) continue
      return true
    }
    return false
  }

  async function isDisputeLost(paymentIntent: string): Promise<boolean> {
    const disputes = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 10 })
    return disputes.data.some((dispute) => dispute.status === 'lost')
  }

  async function readSnapshot(customerId: string): Promise<ProviderSnapshot> {
    const subscriptions = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })
    return { subscriptions: subscriptions.data.map(toSubscription), hasLifetime: await hasLifetime(customerId) }
  }

  return {
    createCheckout,
    readSnapshot,

    async ensureCustomer({ userId, email }) {
      const customer = await stripe.customers.create(
        { email, metadata: { userId } },
        { idempotencyKey: `customer:${userId}` },
      )
      return customer.id
    },

    async changePlan(subscriptionId, planId) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId)
      const item = subscription.items.data[0]
      if (!item) throw new Error('The subscription has nothing in it')
      const product = typeof item.price.product === 'string' ? item.price.product : item.price.product.id
      await stripe.subscriptions.update(subscriptionId, {
        items: [{ id: item.id, price_data: { ...recurringPrice(planId), product } }],
        metadata: { plan: planId },
        cancel_at_period_end: false,
        proration_behavior: 'create_prorations',
      })
    },

    async findCustomerOfCharge(chargeId) {
      const { customer } = await stripe.charges.retrieve(chargeId)
      return typeof customer === 'string' ? customer : (customer?.id ?? null)
    },

    async setRenewal(subscriptionId, renews) {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: !renews })
    },

    async createPortalLink(customer, returnUrl) {
      const portal = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
      return portal.url
    },

    readEvent: (rawBody, signature) =>
      readStripeEvent(stripe.webhooks.constructEvent(rawBody, signature, webhookSecret)),
  }
}

function address(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host: hostname, port: Number(port) }
}

function recurringPrice(planId: PlanId) {
  const { amountCents, every } = plansById[planId]
  if (every === 'once') throw new Error('A lifetime is not paid again')
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
    return { ...base, mode: 'payment', line_items: [{ quantity: 1, price_data }], payment_intent_data: { metadata } }
  }
  const price_data = { ...recurringPrice(planId), product_data }
  return { ...base, mode: 'subscription', line_items: [{ quantity: 1, price_data }], subscription_data: { metadata } }
}

const states: Partial<Record<Stripe.Subscription.Status, ProviderSubscription['state']>> = {
  active: 'running',
  trialing: 'running',
  past_due: 'unpaid',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'unfinished',
  incomplete_expired: 'unfinished',
  canceled: 'ended',
}

const fromSeconds = (seconds: number) => new Date(seconds * 1000)

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0]
  const { plan } = subscription.metadata
  return {
    id: subscription.id,
    state: states[subscription.status] ?? 'unfinished',
    renews: !subscription.cancel_at_period_end && subscription.cancel_at === null,
    periodStart: fromSeconds(item?.current_period_start ?? subscription.start_date),
    periodEnd: fromSeconds(item?.current_period_end ?? subscription.start_date),
    endedAt: subscription.ended_at === null ? null : fromSeconds(subscription.ended_at),
    createdAt: fromSeconds(subscription.created),
    planId: isPlanId(plan) ? plan : null,
  }
}
