import { expect, it } from 'vitest'
import { paidMonthly } from '#client/parts/membership/testing/paid-monthly.ts'
import { planOf } from './plan-standing.ts'

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
  expect(planOf(change && { ...paidMonthly, ...change }, chosen)).toEqual({ current, step })
})
