import { RadioGroup, RadioRow } from '#client/ui/controls/radio-group.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { isIn, keysOf } from '#rules/closed-sets.ts'
import type { BillingType } from '#rules/membership/plan-catalogue.ts'
import {
  formatCents,
  perMonthLabel,
  priceLabel,
  pricingPlans,
  savingLabel,
  twelveMonthsCents,
} from '#rules/membership/plans.ts'

const { monthly, annual, lifetime } = pricingPlans

export const planLabels: Record<BillingType, string> = { monthly: 'Monthly', annual: 'Annual', lifetime: 'Lifetime' }

type PlanRowsProps = {
  labelledBy: string
  value: BillingType
  onValueChange: (billingType: BillingType) => void
  /** The plan the person already has. */
  current: BillingType | null
  isDisabled: boolean
}

export function PlanRows({ labelledBy, value, onValueChange, current, isDisabled }: PlanRowsProps) {
  const label = (billingType: BillingType, badge?: string) => (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="font-serif text-[1.375rem] leading-tight font-medium">{planLabels[billingType]}</span>
      {badge && <Badge tone="apricot">{badge}</Badge>}
      {current === billingType && <Badge tone="sage">Your plan</Badge>}
    </span>
  )
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      value={value}
      onValueChange={(chosen) => isIn(keysOf(pricingPlans), chosen) && onValueChange(chosen)}
      disabled={isDisabled}
    >
      <RadioRow
        value="annual"
        label={label('annual', annual.badge)}
        hint={
          <>
            <Was cents={twelveMonthsCents(monthly)} /> {priceLabel(annual)}. {savingLabel(annual, monthly)}
          </>
        }
        end={<Price label={perMonthLabel(annual)} />}
      />
      <RadioRow
        value="monthly"
        label={label('monthly')}
        hint="Leave at the end of any month"
        end={<Price label={priceLabel(monthly)} />}
      />
      <RadioRow
        value="lifetime"
        label={label('lifetime')}
        hint={
          <>
            <Was cents={lifetime.listCents} /> One payment. {lifetime.badge}
          </>
        }
        end={<Price label={priceLabel(lifetime)} />}
      />
    </RadioGroup>
  )
}

function Was({ cents }: { cents: number }) {
  return (
    <s>
      <span className="sr-only">Instead of </span>
      {formatCents(cents)}
    </s>
  )
}

/** The amount, with the period below it: $4.99 /month, $297 one-time. */
function Price({ label }: { label: string }) {
  const [amount, per] = label.split(/(?=\/)| /)
  return (
    <>
      <span className="block font-serif text-[1.875rem] leading-none tracking-[-0.02em]">{amount}</span>
      <span className="text-xs text-ink-2">{per}</span>
    </>
  )
}
