import Stripe from 'stripe'
import type { ProviderSnapshot, ProviderSubscription } from '#rules/membership/membership.ts'
import { isPlanId } from '#rules/membership/plan-catalogue.ts'
import { CardDeclined, type PaymentProvider } from './payment-provider.ts'
import { createStripeCheckout, recurringPrice, sameRequestMinute } from './stripe-checkout.ts'
import { readStripeEvent } from './stripe-events.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Points the client at a test double. */
  apiBase?: string | undefined
}

export function createStripeProvider({ secretKey, webhookSecret, apiBase }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 10_000, ...address(apiBase) })
  const createCheckout = createStripeCheckout(stripe)

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
        { idempotencyKey: `customer:${userId}:${sameRequestMinute()}` },
      )
      return customer.id
    },

    async changeEmail(customerId, email) {
      await stripe.customers.update(customerId, { email })
    },

    async changePlan(subscriptionId, planId) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId)
      const item = subscription.items.data[0]
      if (!item) throw new Error('The subscription has no items')
      const { unit_amount, recurring } = recurringPrice(planId)
      // A second press finds the plan already changed. An idempotency key would not help: Stripe repeats even a refusal
      // for the same key.
      const isDone = item.price.unit_amount === unit_amount && item.price.recurring?.interval === recurring.interval
      if (isDone && subscription.metadata.plan === planId && !subscription.cancel_at_period_end) return
      const product = typeof item.price.product === 'string' ? item.price.product : item.price.product.id
      const change: Stripe.SubscriptionUpdateParams = {
        items: [{ id: item.id, price_data: { ...recurringPrice(planId), product } }],
        metadata: { plan: planId },
        cancel_at_period_end: false,
        proration_behavior: 'create_prorations',
        // If the card is declined, the old plan stays, instead of a new one that is unpaid.
        payment_behavior: 'error_if_incomplete',
      }
      await stripe.subscriptions.update(subscriptionId, change).catch((error: unknown) => {
        throw error instanceof Stripe.errors.StripeCardError ? new CardDeclined('The card was declined') : error
      })
    },

    async findCustomerOfCharge(chargeId) {
      const { customer } = await stripe.charges.retrieve(chargeId)
      return typeof customer === 'string' ? customer : (customer?.id ?? null)
    },

    async setRenewal(subscriptionId, renews) {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: !renews })
    },

    async endNow(subscriptionId) {
      await stripe.subscriptions.cancel(subscriptionId)
    },

    async forgetCustomer(customerId) {
      try {
        const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 })
        for (const page of open.data) await stripe.checkout.sessions.expire(page.id)
        // Also ends every subscription; paid bills stay with the provider, as the law requires.
        await stripe.customers.del(customerId)
      } catch (error) {
        const isGone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
        if (!isGone) throw error
      }
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
