import type { Membership } from '#contract/membership.ts'

/** A member who pays monthly. */
export const paidMonthly: Membership = {
  status: 'active',
  planId: 'pricing_monthly',
  paidUntil: '2026-12-01T00:00:00.000Z',
  isCancellationPending: false,
  canResume: false,
  canManageBilling: true,
}
