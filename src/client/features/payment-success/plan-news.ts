import type { Membership } from '#contract/membership.ts'
import { plansById } from '#rules/membership/plan-catalogue.ts'
import type { PaymentReturn } from './payment-return.ts'

const yearlyNews = 'Annual subscription activated - You saved 33%!'
const monthlyNews = 'Monthly subscription activated'

/** What was bought. The server knows; the address is only a fallback. */
export function planNews({ planId }: Membership, { plan }: PaymentReturn): string {
  if (planId === null) return plan === 'yearly' ? yearlyNews : monthlyNews
  // Only the join page names a plan in the return address, so a yearly plan there has this saving.
  if (planId === 'join_yearly' || (plan === 'yearly' && plansById[planId].every === 'year')) return yearlyNews
  switch (plansById[planId].every) {
    case 'month':
      return monthlyNews
    case 'year':
      return 'Annual subscription activated'
    case 'once':
      return 'Lifetime access activated'
  }
}
