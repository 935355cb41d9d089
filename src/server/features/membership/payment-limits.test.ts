import { expect, it } from 'vitest'
import { rateLimits } from '#rules/rate-limits.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp({ hasLimits: true })
const { points } = rateLimits.payments

it('stops somebody who asks for payment pages without end, says when to go on, and still lets them cancel', async () => {
  const person = await t.someone()
  const order = (billingType: string) =>
    t.post('/api/create-checkout-session', { as: person, body: { planType: 'premium', billingType } })
  for (let i = 0; i < points; i += 1) expect((await order(i % 2 ? 'annual' : 'monthly')).statusCode).toBe(200)
  const refused = await order('lifetime')
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  for (const path of ['/api/membership/refresh', '/api/billing-portal', '/api/resume-membership'])
    expect((await t.post(path, { as: person })).statusCode).toBe(429)
  expect((await t.get('/api/membership', { as: person })).json().planId).toBe('pricing_annual')
  const canceled = await t.post('/api/cancel-membership', { as: person, body: { reason: 'Other' } })
  expect(canceled.statusCode).toBe(200)

  const other = await t.someone()
  const theirs = await t.post('/api/create-checkout-session', { as: other, body: { planType: 'monthly' } })
  expect(theirs.statusCode).toBe(200)
})
