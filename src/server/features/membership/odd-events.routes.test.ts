import { afterAll, describe, expect, it } from 'vitest'
import { createStripeDouble, webhookSecret } from '#server/testing/stripe-double.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const stripe = createStripeDouble()
const env = {
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: await stripe.start(),
}
const t = useTestApp({ env })
afterAll(() => stripe.stop())

const deliver = (event: ReturnType<typeof stripe.sign>) =>
  t.app.inject({ method: 'POST', url: '/api/webhooks/stripe', ...event })

describe('a signed event that makes no sense', () => {
  it.each([
    ['no id', { id: undefined }],
    ['an id that is no text', { id: 7 }],
    ['no type', { type: undefined }],
    ['no object', { data: null }],
    [
      'a bill without a date',
      { type: 'invoice.paid', created: 'soon', data: { object: { id: 'in_1', amount_paid: 1 } } },
    ],
    ['a bill without an amount', { type: 'invoice.paid', data: { object: { id: 'in_2', amount_paid: 'much' } } }],
  ])('is refused, not broken on: %s', async (_name, change) => {
    const event = { id: 'evt_odd', object: 'event', created: 1, type: 'invoice.paid', data: { object: {} }, ...change }
    expect((await deliver(stripe.sign(event))).statusCode).toBe(400)
  })
})
