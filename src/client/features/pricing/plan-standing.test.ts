import { expect, it } from 'vitest'
import type { Membership } from '#contract/membership.ts'
import { planOf } from './plan-standing.ts'

const monthly: Membership = {
  status: 'active',
  planId: 'pricing_monthly',
  paidUntil: '2026-12-01T00:00:00.000Z',
  isCancellationPending: false,
  canResume: false,
  canManageBilling: true,
}

it.each([
  ['nothing known yet', null, 'annual', null, 'buy'],
  ['no plan', { status: 'free', planId: null }, 'monthly', null, 'buy'],
  ['the plan itself', {}, 'monthly', 'monthly', 'have'],
  ['another subscription', {}, 'annual', 'monthly', 'switch'],
  ['a subscription, and lifetime chosen', {}, 'lifetime', 'monthly', 'add'],
  ['the join page’s plan', { planId: 'join_monthly' }, 'monthly', null, 'switch'],
  ['the plan, canceled, paid time running', { status: 'canceled', canResume: true }, 'monthly', 'monthly', 'resume'],
  ['another plan, canceled, paid time running', { status: 'canceled', canResume: true }, 'annual', 'monthly', 'switch'],
  ['a plan that has ended', { status: 'canceled', canResume: false }, 'monthly', null, 'buy'],
  ['an unpaid plan', { status: 'past_due' }, 'annual', null, 'buy'],
] as const)('with %s, choosing %s', (_what, change, chosen, current, step) => {
  expect(planOf(change && { ...monthly, ...change }, chosen)).toEqual({ current, step })
})
