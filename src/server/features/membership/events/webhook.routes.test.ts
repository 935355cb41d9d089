import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { startPaying } from '#server/testing/environments.ts'
import { createStripeDouble } from '#server/testing/stripe-double.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const stripe = createStripeDouble()
const env = await startPaying(stripe)
const t = useTestApp({ env, hasJobs: true })
afterAll(() => stripe.stop())

type Event = ReturnType<typeof stripe.event>
const deliver = (event: Event) => t.app.inject({ method: 'POST', url: '/api/webhooks/stripe', ...event })
const stored = async (userId: string) =>
  (
    await t.sql('select subscription_status as status, paid_until, membership_plan as plan from users where id = $1', [
      userId,
    ])
  )[0]

async function customer(billingType: 'monthly' | 'lifetime' = 'monthly') {
  const person = await t.someone()
  await t.post('/api/create-checkout-session', { as: person, body: { planType: 'premium', billingType } })
  const session = stripe.sessions.at(-1)!
  return { person, session }
}

async function subscriber() {
  const { person, session } = await customer()
  stripe.pay(session.id)
  const subscription = stripe.subscriptions.at(-1)!
  await deliver(stripe.event('customer.subscription.created', subscription))
  return { person, subscription }
}

describe('signatures', () => {
  it('must be ours, fresh and over these very bytes; otherwise nothing is written', async () => {
    const { person, session } = await customer()
    stripe.pay(session.id)
    const good = stripe.event('checkout.session.completed', session)
    const old = `t=${Math.floor(Date.now() / 1000) - 3600},v1=${good.headers['stripe-signature'].split('v1=')[1]}`
    const bad: Event[] = [
      { ...good, headers: { ...good.headers, 'stripe-signature': 't=1,v1=00' } },
      { ...good, headers: { ...good.headers, 'stripe-signature': old } },
      { ...good, payload: good.payload.replace('completed', 'completeD') },
      { ...good, payload: JSON.stringify(JSON.parse(good.payload), null, 1) },
    ]
    for (const event of bad) expect((await deliver(event)).statusCode).toBe(400)
    expect((await stored(person.id))?.status).toBe('free')
    expect(await t.sql('select 1 from webhook_events where customer_id = $1', [session.customer])).toEqual([])
    expect((await deliver(good)).statusCode).toBe(200)
    expect((await stored(person.id))?.status).toBe('active')
  })

  it('answers events it does not know, and people it does not know, with 200', async () => {
    expect((await deliver(stripe.event('product.created', { id: 'prod_x' }))).statusCode).toBe(200)
    expect(
      (
        await deliver(
          stripe.event('invoice.paid', { id: 'in_x', customer: 'cus_unknown', amount_paid: 1, currency: 'usd' }),
        )
      ).statusCode,
    ).toBe(200)
  })
})

describe('events', () => {
  it('count once, delivered twenty times at once', async () => {
    const { person, session } = await customer()
    stripe.pay(session.id)
    const event = stripe.event('checkout.session.completed', session)
    const replies = await Promise.all(Array.from({ length: 20 }, () => deliver(event)))
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
    expect(await stored(person.id)).toMatchObject({ status: 'active', plan: 'pricing_monthly' })
    const rows = await t.sql('select processed_at from webhook_events where customer_id = $1', [session.customer])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.processed_at).toBeInstanceOf(Date)
  })

  it('that come late do not take back what is paid', async () => {
    const { person, session } = await customer()
    stripe.pay(session.id)
    await deliver(stripe.event('checkout.session.completed', session))
    await deliver(stripe.event('checkout.session.expired', { ...session, status: 'expired' }))
    expect((await stored(person.id))?.status).toBe('active')
  })

  it('whose answer was overtaken do not bring back what is over', async () => {
    const { person, subscription } = await subscriber()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const heard = new Promise<void>((resolve) => {
      stripe.beforeAnswering(async (path) => {
        if (path !== '/v1/subscriptions') return
        resolve()
        stripe.beforeAnswering(async () => {})
        await released
      })
    })
    const early = deliver(stripe.event('customer.subscription.updated', subscription))
    await heard
    subscription.cancel_at_period_end = true
    await deliver(stripe.event('customer.subscription.updated', subscription))
    expect((await stored(person.id))?.status).toBe('canceled')
    release()
    await early
    expect((await stored(person.id))?.status).toBe('canceled')
  })

  it('are carried out later when the provider could not be asked at once', async () => {
    const { person, session } = await customer()
    stripe.pay(session.id)
    stripe.failNext(3)
    const reply = await deliver(stripe.event('checkout.session.completed', session))
    expect(reply.statusCode).toBe(200)
    stripe.failNext(0)
    await expect.poll(async () => (await stored(person.id))?.status, { timeout: 15_000 }).toBe('active')
  })

  it('noted but not carried out, as after a crash, are done at the next delivery', async () => {
    const { person, session } = await customer()
    stripe.pay(session.id)
    await t.sql(
      `insert into webhook_events (id, type, customer_id) values ('evt_crashed', 'checkout.session.completed', $1)`,
      [session.customer],
    )
    await deliver(stripe.event('checkout.session.completed', session, 'evt_crashed'))
    expect((await stored(person.id))?.status).toBe('active')
  })

  it('tell of a failed renewal: access stays for the days of grace, and a mail says so', async () => {
    const { person, subscription } = await subscriber()
    subscription.status = 'past_due'
    const line = subscription.items.data[0]!
    line.current_period_start = Math.floor(Date.now() / 1000) - 86_400
    const invoice = {
      id: `in_${subscription.id}`,
      customer: subscription.customer,
      amount_due: 699,
      amount_paid: 0,
      currency: 'usd',
    }
    await deliver(stripe.event('invoice.payment_failed', invoice))
    expect((await stored(person.id))?.status).toBe('past_due')
    expect((await t.get('/api/user', { as: person })).json().isPremium).toBe(true)
    const mail = await t.waitForMail(person.email, 'Your payment did not go through')
    expect(mail.text).toContain('$6.99')
    line.current_period_start -= 30 * 86_400
    await deliver(stripe.event('customer.subscription.updated', subscription))
    expect((await t.get('/api/user', { as: person })).json().isPremium).toBe(false)
  })

  it('bring one receipt a bill, with the amount and the way to cancel', async () => {
    const { person, subscription } = await subscriber()
    const invoice = {
      id: `in_${subscription.id}`,
      customer: subscription.customer,
      amount_paid: 699,
      amount_due: 699,
      currency: 'usd',
      hosted_invoice_url: 'https://pay.example/i',
    }
    await deliver(stripe.event('invoice.paid', invoice))
    await deliver(stripe.event('invoice.paid', invoice))
    const mail = await t.waitForMail(person.email, 'Your receipt')
    expect(mail.text).toContain('$6.99 for Hearten monthly')
    expect(mail.text).toContain('/cancel-membership')
    const asked = `select state from pgboss.job where name = 'membership-mail' and data ->> 'userId' = $1`
    await expect
      .poll(() => t.sql(asked, [person.id]), { timeout: 10_000 })
      .toEqual([{ state: 'completed' }, { state: 'completed' }])
    expect(t.mails.filter((one) => one.to === person.email && one.subject === 'Your receipt')).toHaveLength(1)
  })

  it('of a refund or a lost dispute end a lifetime; an open dispute does not', async () => {
    const { person, session } = await customer('lifetime')
    stripe.pay(session.id)
    const payment = stripe.payments.at(-1)!
    await deliver(stripe.event('checkout.session.completed', session))
    expect(await stored(person.id)).toMatchObject({ status: 'lifetime', paid_until: null })
    payment.dispute = 'needs_response'
    await deliver(stripe.event('charge.dispute.created', { id: 'dp_1', charge: payment.chargeId }))
    expect((await stored(person.id))?.status).toBe('lifetime')
    payment.dispute = 'lost'
    await deliver(stripe.event('charge.dispute.closed', { id: 'dp_1', charge: payment.chargeId }))
    expect((await stored(person.id))?.status).toBe('free')
    payment.dispute = 'won'
    await deliver(stripe.event('charge.dispute.closed', { id: 'dp_1', charge: payment.chargeId }))
    expect((await stored(person.id))?.status).toBe('lifetime')
    payment.refunded = true
    await deliver(stripe.event('charge.refunded', { id: payment.chargeId, customer: payment.customer }))
    expect((await stored(person.id))?.status).toBe('free')
  })
})

const types = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

/** Something happens at the provider, which sends the event late, early, or several times. */
const happening = fc.record({
  type: fc.constantFrom(...types),
  status: fc.constantFrom('active' as const, 'past_due' as const, 'canceled' as const, 'incomplete' as const),
  cancels: fc.boolean(),
  lifetime: fc.constantFrom('none', 'paid', 'refunded', 'disputed', 'lost'),
  copies: fc.integer({ min: 1, max: 3 }),
  place: fc.nat(1000),
  isTogether: fc.boolean(),
})
const disputes: Record<string, 'needs_response' | 'lost'> = { disputed: 'needs_response', lost: 'lost' }
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never

describe('after any sequence of events', () => {
  it('what is stored is what the provider holds, and asking once more changes nothing', async () => {
    const { person, subscription } = await subscriber()
    const lifetime: (typeof stripe.payments)[number] = {
      id: 'pi_any',
      chargeId: 'ch_any',
      customer: subscription.customer,
      status: 'canceled',
      metadata: { plan: 'pricing_lifetime' },
      refunded: false,
      dispute: null,
    }
    stripe.payments.push(lifetime)

    function happen({ type, status, cancels, lifetime: paid }: Happening): Event {
      subscription.status = status
      subscription.cancel_at_period_end = cancels
      subscription.ended_at = status === 'canceled' ? subscription.created : null
      lifetime.status = paid === 'none' ? 'canceled' : 'succeeded'
      lifetime.refunded = paid === 'refunded'
      lifetime.dispute = disputes[paid] ?? null
      // The object inside an event is outdated: only its owner counts.
      const customer = { customer: subscription.customer }
      if (type === 'charge.dispute.created' || type === 'charge.dispute.closed')
        return stripe.event(type, { charge: lifetime.chargeId })
      if (type === 'invoice.paid' || type === 'invoice.payment_failed')
        return stripe.event(type, { ...customer, amount_paid: 0, amount_due: 0, currency: 'usd' })
      return stripe.event(type, customer)
    }

    // Answers may overtake each other.
    stripe.beforeAnswering(() => wait(Math.random() * 8))
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 6 }), async (steps) => {
        const underWay: Promise<unknown>[] = []
        const late: { event: Event; place: number }[] = []
        for (const step of steps) {
          const event = happen(step)
          for (let copy = 0; copy < step.copies; copy += 1) {
            if (step.isTogether) underWay.push(deliver(event))
            else late.push({ event, place: (step.place * (copy + 7)) % 1009 })
          }
          await wait(step.place % 8)
        }
        for (const { event } of late.sort((a, b) => a.place - b.place)) underWay.push(deliver(event))
        await Promise.all(underWay)
        const found = await stored(person.id)
        const last = steps.at(-1)!
        if (last.lifetime === 'paid' || last.lifetime === 'disputed') expect(found?.status).toBe('lifetime')
        else
          expect(found?.status).toBe(
            {
              active: subscription.cancel_at_period_end ? 'canceled' : 'active',
              past_due: 'past_due',
              canceled: 'canceled',
              incomplete: 'free',
            }[last.status],
          )
        await t.post('/api/membership/refresh', { as: person })
        expect(await stored(person.id)).toEqual(found)
      }),
      { numRuns: 25 },
    )
    stripe.beforeAnswering(async () => {})
  })
})
