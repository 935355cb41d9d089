import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import type { BillingType } from '#rules/membership/plan-catalogue.ts'
import { planLabels } from './plan-rows.tsx'
import type { PlanStanding } from './plan-standing.ts'
import type { Checkout } from './use-checkout.ts'

const verbs = { buy: 'Continue with', add: 'Continue with', switch: 'Change to', resume: 'Resume' } as const

type PayButtonProps = { isMember: boolean; standing: PlanStanding; chosen: BillingType; checkout: Checkout }

export function PayButton({ isMember, standing, chosen, checkout }: PayButtonProps) {
  const name = planLabels[chosen]
  if (!isMember) {
    return (
      <ButtonLink to={`/auth?action=subscribe-${chosen}`} size="big" full aria-describedby="terms">
        Continue with {name}
      </ButtonLink>
    )
  }
  if (standing.step === 'have') {
    return <p className="flex min-h-14 items-center font-semibold">This is the plan you have.</p>
  }
  return (
    <Button
      size="big"
      full
      isBusy={checkout.isProcessing}
      onClick={() => checkout.start(chosen)}
      aria-describedby="terms"
    >
      {checkout.isProcessing ? 'Processing...' : `${verbs[standing.step]} ${name}`}
    </Button>
  )
}
