import type { Membership } from '#contract/membership.ts'
import { keysOf } from '#rules/closed-sets.ts'
import { type BillingType, pricingPlanId } from '#rules/membership/plan-catalogue.ts'
import { pricingPlans } from '#rules/membership/plans.ts'

/** How a chosen plan relates to the current one. */
export type PlanStanding = {
  /** Which of this page's plans they have; null for none, or for one of the join page. */
  current: BillingType | null
  /**
   * `switch`: from one subscription to another, without a second one. `resume`: the canceled one continues. `add`: from
   * a subscription to lifetime.
   */
  step: 'buy' | 'switch' | 'resume' | 'add' | 'have'
}

const billingTypes = keysOf(pricingPlans)

export function planOf(membership: Membership | null, chosen: BillingType): PlanStanding {
  const isCanceled = membership?.status === 'canceled'
  const isRunning = membership?.status === 'active' || (isCanceled && membership.canResume)
  if (!membership || !isRunning) return { current: null, step: 'buy' }
  const current = billingTypes.find((one) => pricingPlanId(one) === membership.planId) ?? null
  if (current === chosen) return { current, step: isCanceled ? 'resume' : 'have' }
  return { current, step: chosen === 'lifetime' ? 'add' : 'switch' }
}
