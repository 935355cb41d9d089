import { Link } from 'react-router'
import type { BillingType } from '#rules/membership/plan-catalogue.ts'
import { renewalTerms } from '#rules/membership/plan-offer.ts'
import { formatCents, type Plan, pricingPlans } from '#rules/membership/plans.ts'
import type { PlanStanding } from './plan-standing.ts'

type TermsProps = { billingType: BillingType; standing: PlanStanding }

/** What is charged, how often, until when, and how to cancel: shown before the button is pressed. */
export function Terms({ billingType, standing }: TermsProps) {
  return (
    <p id="terms" className="text-sm">
      {termsOf(pricingPlans[billingType], standing)}{' '}
      {standing.step === 'add' && 'Your subscription stops renewing once you have paid. '}
      {billingType !== 'lifetime' && (
        <>
          Cancel on the{' '}
          <Link to="/cancel-membership" className="link">
            Cancel Membership
          </Link>{' '}
          page; you keep everything to the end of the time you paid for.
        </>
      )}
    </p>
  )
}

function termsOf(plan: Plan, { step }: PlanStanding): string {
  const price = `${formatCents(plan.amountCents)} every ${plan.every}`
  switch (step) {
    case 'have':
      return `${price}, until you cancel. Nothing is due today.`
    case 'switch':
      return `${price} from now on, until you cancel. What you’ve already paid counts toward it.`
    case 'resume':
      return `Nothing is charged today. Then ${price}, from the end of the time you paid for, until you cancel.`
    default:
      return renewalTerms(plan)
  }
}
