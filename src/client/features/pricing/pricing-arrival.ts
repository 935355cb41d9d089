import type { BillingType } from '#rules/membership/plan-catalogue.ts'
import { pricingPlans } from '#rules/membership/plans.ts'

/** What the address asks this page to do. */
export type PricingArrival =
  | { kind: 'paid'; sessionId: string }
  | { kind: 'canceled' }
  | { kind: 'trial' }
  | { kind: 'plan'; billingType: BillingType }

export function readArrival(search: URLSearchParams): PricingArrival | null {
  const sessionId = search.get('session_id')
  if (isSet(search, 'success') && sessionId) return { kind: 'paid', sessionId }
  if (isSet(search, 'canceled')) return { kind: 'canceled' }
  if (search.get('trial') === 'true') return { kind: 'trial' }
  const billing = search.get('billing')
  // The join page says yearly; here that is the annual plan, at this page's price.
  const billingType = billing === 'yearly' ? 'annual' : billing
  return isBillingType(billingType) ? { kind: 'plan', billingType } : null
}

function isSet(search: URLSearchParams, name: string): boolean {
  return search.has(name) && search.get(name) !== 'false'
}

function isBillingType(text: string | null): text is BillingType {
  return text !== null && Object.hasOwn(pricingPlans, text)
}
