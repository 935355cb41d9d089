import type { Membership } from '#contract/membership.ts'
import type { Member } from './membership.queries.ts'

type Context = { isCancellationPending: boolean; hasProvider: boolean; now: Date }

export function presentMembership(member: Member, { isCancellationPending, hasProvider, now }: Context): Membership {
  const isPaid = member.paidUntil !== null && member.paidUntil > now
  return {
    status: member.status,
    planId: member.planId,
    paidUntil: member.paidUntil?.toISOString() ?? null,
    isCancellationPending,
    canResume: isCancellationPending || (member.status === 'canceled' && isPaid),
    canManageBilling: hasProvider && member.customerId !== null,
  }
}
