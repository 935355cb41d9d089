import { expect, it } from 'vitest'
import type { Membership } from '#contract/membership.ts'
import { planNews } from './plan-news.ts'

const saved = 'Annual subscription activated - You saved 33%!'

it.each([
  ['join_yearly', 'yearly', saved],
  ['join_yearly', 'monthly', saved],
  ['pricing_annual', 'yearly', saved],
  ['pricing_annual', 'monthly', 'Annual subscription activated'],
  ['pricing_monthly', 'yearly', 'Monthly subscription activated'],
  ['join_monthly', 'monthly', 'Monthly subscription activated'],
  ['pricing_lifetime', 'monthly', 'Lifetime access activated'],
  [null, 'yearly', saved],
  [null, 'monthly', 'Monthly subscription activated'],
] as const)('for %s, with %s in the address', (planId, plan, news) => {
  expect(planNews({ planId } as Membership, { plan, sessionId: null })).toBe(news)
})
