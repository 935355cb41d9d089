import { Leaf } from 'lucide-react'
import { Link } from 'react-router'
import { daysLeftWords, useTrial } from '#client/parts/membership/trial.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { dayAndMonth, localDay } from '#rules/words/written-date.ts'

/** How long the trial still runs. */
export function TrialBanner() {
  const { trialEndDate } = useRequiredUser()
  const { isInTrial, daysLeft } = useTrial()
  if (!isInTrial) return null
  return (
    <p className="flex min-h-11 items-center gap-2.5 text-sm text-ink-2">
      <Leaf aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none text-sage" />
      <span>
        {trialEndDate && (
          <span className="max-desk:hidden">
            Your free trial runs until {dayAndMonth(localDay(new Date(trialEndDate)))},{' '}
          </span>
        )}
        {daysLeftWords(daysLeft)}
        <span className="desk:hidden"> of your trial</span>.{' '}
        <Link to="/pricing" className="link inline-flex min-h-11 items-center">
          Upgrade Now
        </Link>
      </span>
    </p>
  )
}
