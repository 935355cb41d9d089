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

const types = ['invoice.paid', 'charge.dispute.created', 'customer.subscription.updated']
const oddValues = [
  null,
  true,
  7,
  -1e300,
  1e20,
  '',
  'x\u0000y',
  '\ud800',
  'x'.repeat(70_000),
  [],
  [null],
  {},
  { id: {} },
]
const names = ['id', 'customer', 'charge', 'amount_paid', 'amount_due', 'currency', 'hosted_invoice_url']

describe('a signed event with anything in it', () => {
  it.each(types)('is answered and never broken on: %s', async (type) => {
    const whole = { id: 'in_9', customer: 'cus_9', charge: 'ch_9', amount_paid: 100, amount_due: 100, currency: 'usd' }
    const made = { object: 'event', created: 1, type, data: { object: whole } }
    const bodies: object[] = oddValues.flatMap((odd) => [
      { ...made, id: odd },
      { ...made, type: odd },
      { ...made, created: odd },
      { ...made, data: odd },
      { ...made, data: { object: odd } },
      { ...made, data: { object: { ...whole, status_transitions: { paid_at: odd } } } },
      ...names.map((name) => ({ ...made, data: { object: { ...whole, [name]: odd } } })),
      [odd],
    ])
    const broken: string[] = []
    for (const [nth, body] of bodies.entries()) {
      const named = Array.isArray(body) || 'id' in body ? body : { ...body, id: `evt_${type}_${nth}` }
      const { statusCode } = await deliver(stripe.sign(named))
      if (statusCode >= 500) broken.push(`${statusCode} ${JSON.stringify(named).slice(0, 200)}`)
    }
    expect(broken).toEqual([])
  })
})
