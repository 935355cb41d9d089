import { RadioGroup, RadioRow } from '#client/ui/controls/radio-group.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { isIn, keysOf } from '#rules/closed-sets.ts'
import type { JoinPlanType } from '#rules/membership/plan-catalogue.ts'
import { formatCents, joinPlans, type Plan, perMonthLabel } from '#rules/membership/plans.ts'

const { monthly, yearly } = joinPlans

export const joinPlanLabels: Record<JoinPlanType, string> = { monthly: 'Monthly', yearly: 'Yearly' }

type JoinCardsProps = { value: JoinPlanType; onValueChange: (plan: JoinPlanType) => void }

export function JoinCards({ value, onValueChange }: JoinCardsProps) {
  return (
    <RadioGroup
      aria-label="Plan"
      value={value}
      onValueChange={(chosen) => isIn(keysOf(joinPlans), chosen) && onValueChange(chosen)}
      // Pressing the selected card fires no change event, but still counts as choosing it.
      onClick={({ target }) => target instanceof HTMLInputElement && target.value === value && onValueChange(value)}
    >
      <RadioRow
        value="yearly"
        label={
          <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Name plan="yearly" />
            <Badge tone="apricot">{yearly.badge}</Badge>
          </span>
        }
        hint={`Only ${perMonthLabel(yearly)}`}
        end={<Price plan={yearly} />}
      />
      <RadioRow
        value="monthly"
        label={<Name plan="monthly" />}
        hint="Leave at the end of any month"
        end={<Price plan={monthly} />}
      />
    </RadioGroup>
  )
}

function Name({ plan }: { plan: JoinPlanType }) {
  return <span className="font-serif text-[1.375rem] leading-tight font-medium">{joinPlanLabels[plan]}</span>
}

function Price({ plan: { amountCents, every } }: { plan: Plan }) {
  return (
    <>
      <span className="block font-serif text-[1.875rem] leading-none tracking-[-0.02em]">
        {formatCents(amountCents)}
      </span>
      <span className="text-xs text-ink-2">per {every}</span>
    </>
  )
}
