import { afterAll, describe, expect, it } from 'vitest'
import { startPaying } from '#server/testing/environments.ts'
import { createStripeDouble } from '#server/testing/stripe-double.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const stripe = createStripeDouble()
const env = await startPaying(stripe)
const t = useTestApp({ env })
afterAll(() => stripe.stop())

describe('an event that is signed and makes no sense', () => {
  const bill = { id: 'in_odd', amount_paid: 1 }
  const paid = { id: 'evt_odd', type: 'invoice.paid', created: 1, data: { object: bill } }

  it.each<[string, object]>([
    ['a list', []],
    ['an object without anything', {}],
    ['no name', { ...paid, id: undefined }],
    ['a name that is no text', { ...paid, id: 7 }],
    ['a name no table can hold', { ...paid, id: 'evt_\u0000' }],
    ['a name without an end', { ...paid, id: 'e'.repeat(5000) }],
    ['no content', { ...paid, data: undefined }],
    ['no bill', { ...paid, data: { object: null } }],
    ['no amount', { ...paid, data: { object: { id: 'in_odd' } } }],
    ['no time', { ...paid, created: 'soon' }],
    ['a time beyond all calendars', { ...paid, created: 1e300 }],
    ['a customer no table can hold', { ...paid, data: { object: { ...bill, customer: 'cus_\u0000' } } }],
  ])('is refused: %s', async (_what, event) => {
    const reply = await t.app.inject({ method: 'POST', url: '/api/webhooks/stripe', ...stripe.sign(event) })
    expect(reply.statusCode).toBe(400)
  })
})
