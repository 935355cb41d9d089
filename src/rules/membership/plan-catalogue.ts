import { joinPlans, type Plan, pricingPlans } from './plans.ts'

/** Every plan under one name, for the payment provider, mails and records. */
export const planIds = ['pricing_monthly', 'pricing_annual', 'pricing_lifetime', 'join_monthly', 'join_yearly'] as const
export type PlanId = (typeof planIds)[number]

export const plansById: Record<PlanId, Plan> = {
  pricing_monthly: pricingPlans.monthly,
  pricing_annual: pricingPlans.annual,
  pricing_lifetime: pricingPlans.lifetime,
  join_monthly: joinPlans.monthly,
  join_yearly: joinPlans.yearly,
}

/** The name on the bill and in mails. */
export const planNames: Record<PlanId, string> = {
  pricing_monthly: 'Hearten monthly',
  pricing_annual: 'Hearten annual',
  pricing_lifetime: 'Hearten lifetime',
  join_monthly: 'Hearten monthly',
  join_yearly: 'Hearten yearly',
}

export type BillingType = keyof typeof pricingPlans
export type JoinPlanType = keyof typeof joinPlans

export function pricingPlanId(billingType: BillingType): PlanId {
  return `pricing_${billingType}`
}

export function joinPlanId(planType: JoinPlanType): PlanId {
  return `join_${planType}`
}

export function isPlanId(text: unknown): text is PlanId {
  return planIds.some((id) => id === text)
}

export const isLifetime = (id: PlanId) => plansById[id].every === 'once'

/** When a period that starts now ends; null for a plan that never ends. */
export function periodEnd(id: PlanId, start: Date): Date | null {
  return isLifetime(id) ? null : monthsAfter(start, monthsOf(id))
}

/** Until when a plan is paid that has renewed since `end`; `end` itself if that is in the future. */
export function renewedUntil(id: PlanId, end: Date, now: Date): Date {
  if (isLifetime(id)) return end
  // Always counts from the first date: after a 28 February, a plan of the 31st renews on 31 March again.
  for (let months = 0; ; months += monthsOf(id)) {
    const next = monthsAfter(end, months)
    if (next > now) return next
  }
}

const monthsOf = (id: PlanId) => (plansById[id].every === 'year' ? 12 : 1)

function monthsAfter(start: Date, months: number): Date {
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + months)
  // 31 January plus a month is the last day of February, not the third of March.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end
}
