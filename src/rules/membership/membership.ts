import type { SubscriptionStatus } from '../access.ts'
import type { PlanId } from './plan-catalogue.ts'

/** What the payment provider tells us about one customer, in our own terms. */
export type ProviderSubscription = {
  id: string
  state: 'running' | 'unpaid' | 'unfinished' | 'ended'
  renews: boolean
  periodStart: Date
  periodEnd: Date
  endedAt: Date | null
  createdAt: Date
  planId: PlanId | null
}
export type ProviderSnapshot = {
  subscriptions: readonly ProviderSubscription[]
  /** A lifetime membership that was paid, and neither refunded nor lost in a dispute. */
  hasLifetime: boolean
}

export type Membership = {
  status: SubscriptionStatus
  paidUntil: Date | null
  subscriptionId: string | null
  planId: PlanId | null
}

export const noMembership: Membership = { status: 'free', paidUntil: null, subscriptionId: null, planId: null }

/**
 * The membership that results from a snapshot. It depends only on the present, so it does not matter in which order, or
 * how often, events told us to look.
 */
export function membershipFrom({ subscriptions, hasLifetime }: ProviderSnapshot): Membership {
  const best = [...subscriptions].filter(({ state }) => state !== 'unfinished').sort(byWeight)[0]
  if (hasLifetime)
    return { status: 'lifetime', paidUntil: null, subscriptionId: best?.id ?? null, planId: 'pricing_lifetime' }
  if (!best) return noMembership
  const rest = { subscriptionId: best.id, planId: best.planId }
  switch (best.state) {
    case 'running':
      return { ...rest, status: best.renews ? 'active' : 'canceled', paidUntil: best.periodEnd }
    case 'unpaid':
      // The current period is the one that was not paid for.
      return { ...rest, status: 'past_due', paidUntil: best.periodStart }
    default:
      return { ...rest, status: 'canceled', paidUntil: earlier(best.endedAt, best.periodEnd) }
  }
}

const weights = { running: 3, unpaid: 2, ended: 1, unfinished: 0 } as const

function byWeight(a: ProviderSubscription, b: ProviderSubscription): number {
  return (
    weights[b.state] - weights[a.state] ||
    Number(b.renews) - Number(a.renews) ||
    b.createdAt.getTime() - a.createdAt.getTime() ||
    (a.id < b.id ? -1 : 1)
  )
}

function earlier(a: Date | null, b: Date): Date {
  return a && a < b ? a : b
}
