import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { describeMembership, planPrice, planTitle } from '#client/parts/membership/membership-words.ts'
import { daysLeftWords, trialOf } from '#client/parts/membership/trial.ts'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import type { Membership } from '#contract/membership.ts'
import { freeSentence } from '#rules/membership/free-parts.ts'
import { trialDays } from '#rules/membership/trial.ts'
import { writeDate } from '#rules/words/written-date.ts'

type StandingProps = {
  membership: Membership | null
  onStartTrial: () => void
  isStartingTrial: boolean
  isDisabled: boolean
}

/** The person's status above the prices: new, in their trial, past it, or paying. */
export function Standing({ membership, onStartTrial, isStartingTrial, isDisabled }: StandingProps) {
  const { user } = useCurrentUser()
  if (membership && membership.status !== 'free') return <HasPlan membership={membership} />
  const trial = user && trialOf(user, new Date())
  if (user?.trialEndDate && trial?.isInTrial) {
    return (
      <Words title="Your free trial is running." action={<ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>}>
        {daysLeftWords(trial.daysLeft)}, until {writeDate(new Date(user.trialEndDate))}. If you do nothing, it ends on
        its own and nothing is charged.
      </Words>
    )
  }
  if (trial?.hasUsedTrial) {
    return (
      <Words
        title="Pick up where you left off."
        action={
          <ButtonLink to="/dashboard" variant="line">
            Back to your dashboard
          </ButtonLink>
        }
      >
        Your free trial is over. What you saved is still there. {freeSentence}
      </Words>
    )
  }
  const label = `Start ${trialDays}-Day FREE Trial`
  return (
    <Words
      title="Try all of it first."
      action={
        user ? (
          <Button variant="lamp" size="big" isBusy={isStartingTrial} disabled={isDisabled} onClick={onStartTrial}>
            {isStartingTrial ? 'Processing...' : label}
          </Button>
        ) : (
          <div className="grid justify-items-start gap-3">
            <ButtonLink to="/auth?action=startTrial" variant="lamp" size="big">
              {label}
            </ButtonLink>
            <p className="text-sm text-ink-2">
              Been here before?{' '}
              <Link to="/auth" className="link inline-flex min-h-11 items-center">
                Sign in
              </Link>
            </p>
          </div>
        )
      }
    >
      {trialDays} days, no card. If you do nothing, it ends on its own. {freeSentence}
    </Words>
  )
}

function HasPlan({ membership }: { membership: Membership }) {
  const price = planPrice(membership)
  const hasRenewal = membership.status === 'active' || membership.status === 'past_due'
  return (
    <Words
      title={membership.status === 'canceled' ? 'Your plan is canceled.' : `You have ${planTitle(membership)}.`}
      action={
        <div className="flex flex-wrap items-center gap-x-6">
          {membership.status === 'past_due' ? (
            <>
              <ButtonLink to="/account#membership">Change your card</ButtonLink>
              <Link to="/dashboard" className="link inline-flex min-h-12 items-center">
                Go to your dashboard
              </Link>
            </>
          ) : (
            <>
              <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
              <Link to="/account#membership" className="link inline-flex min-h-12 items-center">
                {membership.canResume ? 'Resume your membership' : 'Your membership'}
              </Link>
            </>
          )}
          {hasRenewal && !membership.isCancellationPending && (
            <Link to="/cancel-membership" className="link inline-flex min-h-12 items-center">
              Cancel membership
            </Link>
          )}
        </div>
      }
    >
      {price && `${planTitle(membership)}, ${price}. `}
      {describeMembership(membership, new Date())}
    </Words>
  )
}

type WordsProps = { title: string; children: ReactNode; action: ReactNode }

function Words({ title, children, action }: WordsProps) {
  return (
    <header>
      <h1 className="text-[clamp(2.25rem,1.4rem+3vw,3.75rem)] leading-[1.02]">{title}</h1>
      <p className="mt-5 max-w-[42ch] text-[1.125rem] text-ink-2">{children}</p>
      <div className="mt-7">{action}</div>
    </header>
  )
}
