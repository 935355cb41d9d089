import { describeMembership } from '#client/parts/membership/membership-words.ts'
import { trialOf } from '#client/parts/membership/trial.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import type { Membership } from '#contract/membership.ts'
import { writeDate } from '#rules/words/written-date.ts'

export function NothingToCancel({ membership }: { membership: Membership }) {
  const user = useRequiredUser()
  const { title, text } = answerFor(membership, user, new Date())
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-4 max-w-[52ch] text-ink-2">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {membership.canResume && <ButtonLink to="/account#membership">Resume your membership</ButtonLink>}
        <ButtonLink to="/dashboard" variant={membership.canResume ? 'line' : 'work'}>
          Go to your dashboard
        </ButtonLink>
      </div>
    </>
  )
}

function answerFor(membership: Membership, user: CurrentUser, now: Date): { title: string; text: string } {
  const words = describeMembership(membership, now)
  if (membership.isCancellationPending) return { title: 'We already have your request.', text: words }
  switch (membership.status) {
    case 'lifetime':
      return {
        title: 'There is nothing to cancel.',
        text: 'You have Hearten for life: you paid once, and nothing renews.',
      }
    case 'canceled':
      return { title: 'Your membership is already canceled.', text: words }
    default:
      return { title: 'There is nothing to cancel.', text: freeWords(user, now) }
  }
}

function freeWords(user: CurrentUser, now: Date): string {
  if (user.trialEndDate && trialOf(user, now).isInTrial)
    return `Your free trial ends on its own on ${writeDate(new Date(user.trialEndDate))}. Nothing will be charged.`
  return 'You have no membership that renews. Nothing will be charged.'
}
