import { afterAll, describe, expect, it } from 'vitest'
import { type PlanId, plansById } from '#rules/membership/plan-catalogue.ts'
import { startPaying } from '#server/testing/environments.ts'
import { createStripeDouble } from '#server/testing/stripe-double.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const stripe = createStripeDouble()
const env = await startPaying(stripe)
const t = useTestApp({ env, hasJobs: true })
afterAll(() => stripe.stop())

const orders: [PlanId, object][] = [
  ['pricing_monthly', { planType: 'premium', billingType: 'monthly' }],
  ['pricing_annual', { planType: 'premium', billingType: 'annual' }],
  ['pricing_lifetime', { planType: 'premium', billingType: 'lifetime' }],
  ['join_monthly', { planType: 'monthly', successUrl: '/', cancelUrl: '/subscribe' }],
  ['join_yearly', { planType: 'yearly', successUrl: '/', cancelUrl: '/subscribe' }],
]

const deliver = (event: { payload: string; headers: Record<string, string> }) =>
  t.app.inject({ method: 'POST', url: '/api/webhooks/stripe', ...event })

async function buy(order: object) {
  const person = await t.someone()
  await t.post('/api/create-checkout-session', { as: person, body: order })
  const session = stripe.pay(stripe.sessions.at(-1)!.id)
  await deliver(stripe.event('checkout.session.completed', session))
  return { person, session }
}
const me = async (person: Awaited<ReturnType<typeof t.someone>>) => (await t.get('/api/user', { as: person })).json()

describe('checkout', () => {
  it.each(orders)('asks for exactly the catalogue’s amount of %s', async (planId, order) => {
    const person = await t.someone()
    const body = { ...order, amount: 1, priceId: 'price_cheap', userId: 'somebody-else' }
    const reply = await t.post('/api/create-checkout-session', { as: person, body })
    expect(reply.statusCode).toBe(200)
    const session = stripe.sessions.at(-1)!
    expect(session.price).toMatchObject({ unit_amount: plansById[planId].amountCents, currency: 'usd' })
    expect(session.mode).toBe(planId === 'pricing_lifetime' ? 'payment' : 'subscription')
    expect(session.metadata).toEqual({ userId: person.id, plan: planId })
    const isPricing = planId.startsWith('pricing')
    expect(reply.json()).toEqual(isPricing ? { checkoutUrl: session.url } : { sessionId: session.id, url: session.url })
    expect(session.success_url).toMatch(
      isPricing ? /\/pricing\?success=true&session_id=/ : /\/\?success=true&plan=(monthly|yearly)/,
    )
  })

  it.each([{}, { planType: 'premium' }, { planType: 'premium', billingType: 'weekly' }, { planType: 'lifetime' }, []])(
    'does not guess which plan %j is',
    async (body) => {
      const reply = await t.post('/api/create-checkout-session', { as: await t.someone(), body })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().message).toBe('Choose one of the plans. Nothing was charged or changed.')
    },
  )

  it('makes one customer and one payment page for a double click', async () => {
    const person = await t.someone()
    const body = { planType: 'premium', billingType: 'monthly' }
    const before = stripe.customers.length
    const replies = await Promise.all([1, 2, 3].map(() => t.post('/api/create-checkout-session', { as: person, body })))
    expect(new Set(replies.map((reply) => reply.json().checkoutUrl)).size).toBe(1)
    expect(stripe.customers.length - before).toBe(1)
  })

  it('leaves one page open when another plan is chosen in a second tab', async () => {
    const person = await t.someone()
    await t.post('/api/create-checkout-session', { as: person, body: { planType: 'premium', billingType: 'monthly' } })
    await t.post('/api/create-checkout-session', { as: person, body: { planType: 'premium', billingType: 'annual' } })
    const [first, second] = stripe.sessions.slice(-2)
    expect([first?.status, second?.status]).toEqual(['expired', 'open'])
  })

  it('comes back to a plan that was left: the page is a live one, not the one that was closed', async () => {
    const person = await t.someone()
    for (const billingType of ['monthly', 'annual', 'monthly'])
      await t.post('/api/create-checkout-session', { as: person, body: { planType: 'premium', billingType } })
    const own = stripe.sessions.filter((one) => one.metadata.userId === person.id)
    expect(own.map((one) => one.status)).toEqual(['expired', 'expired', 'open'])
    const again = await t.post('/api/create-checkout-session', {
      as: person,
      body: { planType: 'premium', billingType: 'monthly' },
    })
    expect(again.json().checkoutUrl).toBe(own[2]?.url)
  })

  it('leaves one page open when two tabs ask for two plans at the same moment', async () => {
    const person = await t.someone()
    const ask = (billingType: string) =>
      t.post('/api/create-checkout-session', { as: person, body: { planType: 'premium', billingType } })
    await Promise.all(['monthly', 'annual', 'lifetime'].map(ask))
    const open = stripe.sessions.filter((one) => one.metadata.userId === person.id && one.status === 'open')
    expect(open).toHaveLength(1)
  })

  it('sells no second subscription to somebody who paid in another tab a moment ago', async () => {
    const person = await t.someone()
    const ask = (billingType: string) =>
      t.post('/api/create-checkout-session', { as: person, body: { planType: 'premium', billingType } })
    await ask('monthly')
    stripe.pay(stripe.sessions.at(-1)!.id)
    // No event has arrived yet.
    expect((await ask('monthly')).statusCode).toBe(409)
    expect((await ask('annual')).json().message).toMatch(/Your plan is now Hearten annual/)
    expect(stripe.subscriptions.filter((one) => one.metadata.userId === person.id)).toHaveLength(1)
  })

  it('lets a second subscription that came about at the provider not renew', async () => {
    const { person, session } = await buy({ planType: 'premium', billingType: 'monthly' })
    const [first] = stripe.subscriptions.slice(-1)
    const { customer, metadata, items } = first!
    const second = stripe.subscribe({ customer, metadata, price: items.data[0]!.price })
    await deliver(stripe.event('checkout.session.completed', session))
    expect([first, second].map((one) => one?.cancel_at_period_end)).toEqual([true, false])
    expect((await me(person)).subscriptionStatus).toBe('active')
  })

  it('leaves the plan as it was when the card is declined for the new one', async () => {
    const { person } = await buy({ planType: 'premium', billingType: 'monthly' })
    stripe.declineCards(true)
    const ask = () =>
      t.post('/api/create-checkout-session', { as: person, body: { planType: 'premium', billingType: 'annual' } })
    const refused = await ask()
    stripe.declineCards(false)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toMatch(/Your card was declined, so your plan is as it was/)
    expect((await t.get('/api/membership', { as: person })).json()).toMatchObject({ planId: 'pricing_monthly' })
    expect((await ask()).json().message).toMatch(/Your plan is now/)
  })

  it('takes a cancellation back, without a charge, when the same plan is chosen again', async () => {
    const { person } = await buy({ planType: 'premium', billingType: 'monthly' })
    const [subscription] = stripe.subscriptions.slice(-1)
    subscription!.cancel_at_period_end = true
    const price = subscription!.items.data[0]!.price.id
    const reply = await t.post('/api/create-checkout-session', {
      as: person,
      body: { planType: 'premium', billingType: 'monthly' },
    })
    expect(reply.json().message).toBe('Hearten monthly continues. Nothing was charged today.')
    expect(subscription).toMatchObject({ cancel_at_period_end: false, items: { data: [{ price: { id: price } }] } })
  })

  it('never sends people to a foreign address', async () => {
    const person = await t.someone()
    const body = { planType: 'monthly', successUrl: 'https://evil.example/', cancelUrl: 'https://evil.example/' }
    await t.post('/api/create-checkout-session', { as: person, body })
    const session = stripe.sessions.at(-1)!
    expect(session.success_url + session.cancel_url).not.toContain('evil')
  })

  it('moves a subscriber to another plan without a second subscription', async () => {
    const { person } = await buy({ planType: 'premium', billingType: 'monthly' })
    const reply = await t.post('/api/create-checkout-session', {
      as: person,
      body: { planType: 'premium', billingType: 'annual' },
    })
    expect(reply.json().message).toMatch(/Hearten annual/)
    const own = stripe.subscriptions.filter((one) => one.metadata.userId === person.id)
    expect(own).toHaveLength(1)
    expect(own[0]?.items.data[0]?.price.unit_amount).toBe(5988)
    expect((await t.get('/api/membership', { as: person })).json()).toMatchObject({
      status: 'active',
      planId: 'pricing_annual',
    })
    const same = await t.post('/api/create-checkout-session', {
      as: person,
      body: { planType: 'premium', billingType: 'annual' },
    })
    expect(same.statusCode).toBe(409)
  })

  it('stops the renewal of somebody who then buys a lifetime, and sells nobody two', async () => {
    const { person } = await buy({ planType: 'premium', billingType: 'monthly' })
    await t.post('/api/create-checkout-session', { as: person, body: { planType: 'premium', billingType: 'lifetime' } })
    const session = stripe.pay(stripe.sessions.at(-1)!.id)
    await deliver(stripe.event('checkout.session.completed', session))
    expect(await me(person)).toMatchObject({ subscriptionStatus: 'lifetime', isPremium: true })
    expect(stripe.subscriptions.find((one) => one.metadata.userId === person.id)?.cancel_at_period_end).toBe(true)
    const again = await t.post('/api/create-checkout-session', {
      as: person,
      body: { planType: 'premium', billingType: 'lifetime' },
    })
    expect(again.statusCode).toBe(409)
  })

  it('sells no second subscription to somebody who canceled but is still paid, nor on top of a failed payment', async () => {
    const { person } = await buy({ planType: 'premium', billingType: 'monthly' })
    const own = () => stripe.subscriptions.filter((one) => one.metadata.userId === person.id)
    own()[0]!.cancel_at_period_end = true
    await t.post('/api/membership/refresh', { as: person })
    await t.sql(`insert into cancellation_requests (user_id, reason) values ($1, 'Other')`, [person.id])
    await t.post('/api/create-checkout-session', { as: person, body: { planType: 'premium', billingType: 'annual' } })
    expect(own()).toMatchObject([{ cancel_at_period_end: false, metadata: { plan: 'pricing_annual' } }])
    expect((await t.get('/api/membership', { as: person })).json()).toMatchObject({
      status: 'active',
      isCancellationPending: false,
    })
    own()[0]!.status = 'past_due'
    await t.post('/api/membership/refresh', { as: person })
    const refused = await t.post('/api/create-checkout-session', {
      as: person,
      body: { planType: 'premium', billingType: 'monthly' },
    })
    expect(refused.statusCode).toBe(409)
  })

  it('grants nothing for an address, only for a payment', async () => {
    const person = await t.someone()
    await t.get('/?success=true&session_id=cs_test_1&plan=yearly', { as: person })
    await t.post('/api/membership/refresh', { as: person })
    expect((await me(person)).isPremium).toBe(false)
  })

  it('finds the payment by asking, even when no event came', async () => {
    const person = await t.someone()
    await t.post('/api/create-checkout-session', { as: person, body: { planType: 'yearly' } })
    stripe.pay(stripe.sessions.at(-1)!.id)
    const reply = await t.post('/api/membership/refresh', { as: person })
    expect(reply.json()).toMatchObject({ status: 'active', planId: 'join_yearly' })
  })
})

describe('deleting the account', () => {
  it('ends what would be charged and the page to pay on, although nobody is left to ask', async () => {
    const { person } = await buy({ planType: 'premium', billingType: 'monthly' })
    await t.post('/api/create-checkout-session', { as: person, body: { planType: 'premium', billingType: 'lifetime' } })
    const [page] = stripe.sessions.slice(-1)
    await t.delete('/api/user', { as: person, body: { password: person.password } })
    const customer = stripe.customers.find((one) => one.metadata.userId === person.id)
    await expect.poll(() => customer?.deleted, { timeout: 10_000 }).toBe(true)
    expect(stripe.subscriptions.find((one) => one.metadata.userId === person.id)?.status).toBe('canceled')
    expect(page?.status).toBe('expired')
  })
})

describe('a new address', () => {
  it('is told to the provider once it is confirmed, so that bills follow', async () => {
    const { person } = await buy({ planType: 'premium', billingType: 'monthly' })
    const customer = stripe.customers.find((one) => one.metadata.userId === person.id)
    const email = `moved-${person.email}`
    await t.post('/api/user/email', { as: person, body: { email, password: person.password } })
    const [, token] = (await t.waitForMail(email)).text.match(/token=([\w-]+)/) ?? []
    expect(customer?.email).toBe(person.email)
    stripe.failNext(1)
    await t.post('/api/auth/verify-email', { body: { token } })
    await expect.poll(() => customer?.email, { timeout: 10_000 }).toBe(email)
  })
})

describe('card and invoices', () => {
  it('can be opened by somebody who has paid, and by nobody else', async () => {
    const { person } = await buy({ planType: 'premium', billingType: 'monthly' })
    expect((await t.post('/api/billing-portal', { as: person })).json().url).toMatch(
      /^https:\/\/billing\.example\/cus_/,
    )
    expect((await t.post('/api/billing-portal', { as: await t.someone() })).statusCode).toBe(409)
  })
})

describe('a provider that is away', () => {
  it('is a calm error, and nothing is changed', async () => {
    const person = await t.someone()
    stripe.failNext(10)
    const reply = await t.post('/api/create-checkout-session', {
      as: person,
      body: { planType: 'premium', billingType: 'monthly' },
    })
    stripe.failNext(0)
    expect(reply.statusCode).toBe(503)
    expect(reply.json().message).toMatch(/Nothing was charged/)
    expect((await me(person)).subscriptionStatus).toBe('free')
  })
})
