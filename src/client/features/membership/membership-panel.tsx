import { Link } from 'react-router'
import { useMembership } from '#client/parts/membership/membership.ts'
import { describeMembership, planPrice, planTitle } from '#client/parts/membership/membership-words.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import type { Membership } from '#contract/membership.ts'
import { TrialLine } from './trial-line.tsx'
import { useBillingPortal } from './use-billing-portal.ts'
import { useResume } from './use-resume.ts'

/** The plan, its status, and how to leave it or come back. */
export function MembershipPanel() {
  const { data: membership, isPending, refetch } = useMembership()
  if (isPending) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-4 w-11/12" />
      </div>
    )
  }
  if (!membership) {
    return (
      <NotLoaded title="Your membership did not load." isQuiet onRetry={() => refetch()}>
        Nothing about it has changed.
      </NotLoaded>
    )
  }
  return (
    <>
      <div className="grid gap-1.5">
        <p className="font-serif text-h3 font-medium">
          {planTitle(membership)}
          {planPrice(membership) && <span className="text-ink-2"> · {planPrice(membership)}</span>}
        </p>
        <p className="text-ink-2">{describeMembership(membership, new Date())}</p>
        {membership.status === 'free' && <TrialLine />}
      </div>
      <Ways membership={membership} />
    </>
  )
}

function Ways({ membership }: { membership: Membership }) {
  const { status, isCancellationPending, canResume, canManageBilling } = membership
  const { resume, isResuming, problem: resumeProblem } = useResume()
  const { openPortal, isOpening, problem: portalProblem } = useBillingPortal()
  const problem = resumeProblem ?? portalProblem
  const renews = (status === 'active' || status === 'past_due') && !isCancellationPending
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {canResume && (
          <Button isBusy={isResuming} onClick={() => resume()}>
            Resume membership
          </Button>
        )}
        {status !== 'lifetime' && (
          <ButtonLink to="/pricing" variant="line">
            {status === 'free' ? 'See the plans' : 'Change plan'}
          </ButtonLink>
        )}
        {canManageBilling && (
          <Button variant="line" isBusy={isOpening} onClick={() => openPortal()}>
            Card and invoices
          </Button>
        )}
        {renews && (
          <Link to="/cancel-membership" className="link inline-flex min-h-12 items-center">
            Cancel membership
          </Link>
        )}
      </div>
      {problem && (
        <Notice tone="amber" role="alert">
          {problem}
        </Notice>
      )}
    </>
  )
}
