import type { Membership } from '#contract/membership.ts'
import { pastDueGraceDays } from '#rules/access.ts'
import { freeSentence } from '#rules/membership/free-parts.ts'
import { planNames, plansById } from '#rules/membership/plan-catalogue.ts'
import { priceLabel } from '#rules/membership/plans.ts'
import { writeDate } from '#rules/words/written-date.ts'

/** The person's plan in a few words: Hearten annual. */
export function planTitle({ planId, status }: Membership): string {
  if (planId) return planNames[planId]
  return status === 'free' ? 'No plan' : 'Hearten'
}

export function planPrice({ planId }: Membership): string | null {
  return planId && priceLabel(plansById[planId])
}

/** Its status and what happens next, in whole sentences. */
export function describeMembership({ status, paidUntil, isCancellationPending }: Membership, now: Date): string {
  const until = paidUntil === null ? null : new Date(paidUntil)
  const day = until && writeDate(until)
  if (isCancellationPending)
    return `Your cancellation is being processed. It will not renew${until && until > now ? `, and you keep everything until ${day}` : ''}.`
  switch (status) {
    case 'free':
      return `Nothing is charged. ${freeSentence}`
    case 'lifetime':
      return 'Yours for life. Nothing renews.'
    case 'active':
      return day ? `Active. It renews on ${day}, until you cancel.` : 'Active.'
    case 'past_due':
      return `The last payment did not go through${until ? graceWords(endOfGrace(until), now) : '.'}`
    case 'canceled':
      if (until && until > now) return `Canceled. You keep everything until ${day}, and nothing more is charged.`
      return day ? `Canceled. It ended on ${day}.` : 'Canceled.'
  }
}

/** What deleting the account does to it; null if there is nothing to lose. */
export function describeDeletion(membership: Membership, now: Date): string | null {
  const { status, paidUntil } = membership
  if (status === 'free') return null
  if (status === 'lifetime') return 'Hearten for life ends with your account, and a new account does not bring it back.'
  const until = paidUntil === null ? null : new Date(paidUntil)
  if (status === 'canceled' && !(until && until > now)) return null
  const rest =
    until && until > now
      ? ` It is paid until ${writeDate(until)}: to use that time, ${status === 'canceled' ? '' : 'cancel now and '}delete your account after that day.`
      : ''
  return `${planTitle(membership)} ends at once, and nothing more is charged.${rest}`
}

function graceWords(end: Date, now: Date): string {
  return end > now
    ? `. You keep everything until ${writeDate(end)}, so that there is time to change the card.`
    : `, and the time to change the card ended on ${writeDate(end)}. Once it is paid, everything is open again.`
}

function endOfGrace(paidUntil: Date): Date {
  const end = new Date(paidUntil)
  end.setUTCDate(end.getUTCDate() + pastDueGraceDays)
  return end
}
