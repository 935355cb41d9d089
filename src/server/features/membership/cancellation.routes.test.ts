import { afterAll, describe, expect, it } from 'vitest'
import { dayMs } from '#rules/durations.ts'
import { productionEnv, startPaying } from '#server/testing/environments.ts'
import { createStripeDouble } from '#server/testing/stripe-double.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const stripe = createStripeDouble()
const env = await startPaying(stripe)
const t = useTestApp({ env, hasJobs: true })
const demo = useTestApp({ hasJobs: true })
afterAll(() => stripe.stop())

const reason = { reason: 'Too expensive', feedback: ' a bit\u0000 much ' }

async function payingMember() {
  const person = await t.someone()
  await t.post('/api/create-checkout-session', { as: person, body: { planType: 'premium', billingType: 'monthly' } })
  stripe.pay(stripe.sessions.at(-1)!.id)
  await t.post('/api/membership/refresh', { as: person })
  return { person, subscription: stripe.subscriptions.at(-1)! }
}
const membership = async (person: Awaited<ReturnType<typeof t.someone>>) =>
  (await t.get('/api/membership', { as: person })).json()

describe('canceling', () => {
  it('stops the renewal at the provider, keeps access to the end, mails and notifies, once', async () => {
    const { person, subscription } = await payingMember()
    const asked = await t.post('/api/cancel-membership', { as: person, body: reason })
    expect(asked.json()).toMatchObject({ isCancellationPending: true, canResume: true })
    const again = await t.post('/api/cancel-membership', { as: person, body: reason })
    expect([200, 409]).toContain(again.statusCode)
    await expect
      .poll(() => membership(person), { timeout: 10_000 })
      .toMatchObject({ status: 'canceled', isCancellationPending: false })
    expect(subscription.cancel_at_period_end).toBe(true)
    expect((await t.get('/api/user', { as: person })).json().isPremium).toBe(true)
    const mail = await t.waitForMail(person.email, 'Your membership will not renew')
    expect(mail.text).toMatch(/until [A-Z][a-z]+ \d+, \d{4}/)
    const rows = await t.sql(
      'select reason, feedback, status, processed_at from cancellation_requests where user_id = $1',
      [person.id],
    )
    expect(rows).toMatchObject([{ reason: 'Too expensive', feedback: 'a bit much', status: 'processed' }])
    expect(
      await t.sql(`select 1 from notifications where user_id = $1 and kind = 'cancellation_processed'`, [person.id]),
    ).toHaveLength(1)
  })

  it('can be taken back while the paid time runs', async () => {
    const { person, subscription } = await payingMember()
    await t.post('/api/cancel-membership', { as: person, body: reason })
    await expect.poll(() => membership(person), { timeout: 10_000 }).toMatchObject({ status: 'canceled' })
    const back = await t.post('/api/resume-membership', { as: person })
    expect(back.json()).toMatchObject({ status: 'active', canResume: false })
    expect(subscription.cancel_at_period_end).toBe(false)
    expect((await t.post('/api/resume-membership', { as: person })).statusCode).toBe(409)
  })

  it('keeps the plan renewing when it is taken back while the provider is being told to stop', async () => {
    const { person, subscription } = await payingMember()
    let resumed: Promise<unknown> | undefined
    stripe.beforeAnswering(async (path) => {
      // The job is about to tell the provider when the person changes their mind.
      if (path !== '/v1/subscriptions' || resumed) return
      resumed = t.post('/api/resume-membership', { as: person })
      await resumed
    })
    await t.post('/api/cancel-membership', { as: person, body: reason })
    await expect.poll(() => resumed, { timeout: 10_000 }).toBeDefined()
    await resumed
    stripe.beforeAnswering(async () => {})
    const jobs = () =>
      t.sql(`select state from pgboss.job where data->>'userId' = $1 and name = 'cancel-membership'`, [person.id])
    await expect.poll(jobs, { timeout: 10_000 }).toEqual([{ state: 'completed' }])
    expect(subscription.cancel_at_period_end).toBe(false)
    await expect.poll(() => membership(person)).toMatchObject({ status: 'active', isCancellationPending: false })
    expect(t.mails.filter((mail) => mail.to === person.email && /will not renew/.test(mail.subject))).toEqual([])
  })

  it('is carried out although the server stopped before its job was handed in, or before the mail was', async () => {
    const { person, subscription } = await payingMember()
    await t.sql(
      `insert into cancellation_requests (user_id, reason, requested_at) values ($1, 'Other', now() - interval '1 hour')`,
      [person.id],
    )
    await t.sql(`insert into pgboss.job (name, data) values ('waiting-cancellations', '{}')`)
    await t.waitForMail(person.email, 'Your membership will not renew')
    expect(subscription.cancel_at_period_end).toBe(true)

    const other = await payingMember()
    const [row] = await t.sql(
      `insert into cancellation_requests (user_id, reason, status) values ($1, 'Other', 'processed') returning id`,
      [other.person.id],
    )
    await t.sql(`insert into pgboss.job (name, data) values ('cancel-membership', $1)`, [
      { userId: other.person.id, requestId: row?.id },
    ])
    await t.waitForMail(other.person.email, 'Your membership will not renew')
  })

  it('ends an unpaid membership at once, so that the failed bill is not tried again', async () => {
    const { person, subscription } = await payingMember()
    subscription.status = 'past_due'
    await t.post('/api/membership/refresh', { as: person })
    await t.post('/api/cancel-membership', { as: person, body: reason })
    const mail = await t.waitForMail(person.email, 'Your membership will not renew')
    expect(mail.text).toContain('Your membership has ended. Nothing more will be charged.')
    expect(subscription.status).toBe('canceled')
    expect(await membership(person)).toMatchObject({ status: 'canceled', canResume: false })
  })

  it('survives a provider that is away for a while', async () => {
    const { person, subscription } = await payingMember()
    await t.sql(`update pgboss.queue set retry_delay = 1 where name = 'cancel-membership'`)
    stripe.failNext(3)
    await t.post('/api/cancel-membership', { as: person, body: reason })
    await expect.poll(() => membership(person), { timeout: 20_000 }).toMatchObject({ status: 'canceled' })
    expect(subscription.cancel_at_period_end).toBe(true)
  })

  it.each([
    [{}, 'Please select a reason'],
    [{ reason: '' }, 'Please select a reason'],
    [{ reason: 'I found God' }, 'Please select a reason'],
    [{ reason: 'Other', feedback: 'x'.repeat(4001) }, 'Feedback can have at most 4000 characters'],
  ])('refuses an unknown reason and feedback of the wrong length: %j', async (body, message) => {
    const reply = await t.post('/api/cancel-membership', { as: await t.someone(), body })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toBe(message)
  })

  it('explains the situation to people with nothing to cancel', async () => {
    const free = await t.post('/api/cancel-membership', { as: await t.someone(), body: reason })
    expect(free.json().message).toMatch(/no membership/)
    const trial = await t.someone()
    await t.post('/api/trial/start', { as: trial, body: {} })
    expect((await t.post('/api/cancel-membership', { as: trial, body: reason })).json().message).toMatch(
      /ends on its own/,
    )
    const life = await t.someone()
    await t.sql(`update users set subscription_status = 'lifetime' where id = $1`, [life.id])
    expect((await t.post('/api/cancel-membership', { as: life, body: reason })).json().message).toMatch(/for life/)
  })
})

describe('a demo', () => {
  it('sells for show, cancels and resumes without a provider', async () => {
    const person = await demo.someone()
    const bought = await demo.post('/api/create-checkout-session', { as: person, body: { planType: 'yearly' } })
    expect(bought.json()).toMatchObject({
      isDemo: true,
      message: 'Demo Mode: Payment processing not configured. Redirecting to dashboard...',
      url: expect.stringMatching(/\/\?success=true&dev=true$/),
    })
    expect((await demo.get('/api/user', { as: person })).json()).toMatchObject({
      isPremium: true,
      subscriptionStatus: 'active',
    })
    await demo.post('/api/cancel-membership', { as: person, body: reason })
    await expect
      .poll(async () => (await demo.get('/api/membership', { as: person })).json().status, { timeout: 10_000 })
      .toBe('canceled')
    expect((await demo.post('/api/resume-membership', { as: person })).json().status).toBe('active')
  })

  it('renews on its own, so that a plan left alone for months is paid ahead and canceling keeps the access', async () => {
    const person = await demo.someone()
    await demo.post('/api/create-checkout-session', { as: person, body: { planType: 'monthly' } })
    const leaveAlone = () =>
      demo.sql(`update users set paid_until = now() - interval '70 days' where id = $1`, [person.id])
    const paidFor = async (path: string) => {
      const { paidUntil } = (await demo.get(path, { as: person })).json()
      return (new Date(paidUntil).getTime() - Date.now()) / dayMs
    }
    await leaveAlone()
    expect(await paidFor('/api/membership')).toBeGreaterThan(0)
    expect(await paidFor('/api/membership')).toBeLessThan(32)

    await leaveAlone()
    await demo.sql(`insert into pgboss.job (name, data) values ('demo-renewals', '{}')`)
    await expect.poll(() => paidFor('/api/user'), { timeout: 10_000 }).toBeGreaterThan(0)

    await leaveAlone()
    await demo.post('/api/cancel-membership', { as: person, body: reason })
    const read = async () => (await demo.get('/api/membership', { as: person })).json()
    await expect.poll(read, { timeout: 10_000 }).toMatchObject({ status: 'canceled', canResume: true })
    expect((await demo.get('/api/user', { as: person })).json().isPremium).toBe(true)

    await demo.sql(`update users set paid_until = now() - interval '1 day' where id = $1`, [person.id])
    expect(await read()).toMatchObject({ status: 'canceled', canResume: false })
    expect(await paidFor('/api/membership')).toBeLessThan(0)
  })

  it('returns the pricing page’s order to the pricing page', async () => {
    const body = { planType: 'premium', billingType: 'lifetime' }
    const reply = await demo.post('/api/create-checkout-session', { as: await demo.someone(), body })
    expect(reply.json().checkoutUrl).toMatch(/\/pricing\?success=true&session_id=demo_/)
  })
})

describe('production without a payment key', () => {
  const production = useTestApp({
    env: productionEnv,
  })
  it('sells nothing and says so', async () => {
    const person = await production.someone()
    const cookie = { cookie: person.cookie }
    const reply = await production.post('/api/create-checkout-session', {
      headers: cookie,
      body: { planType: 'premium', billingType: 'monthly' },
    })
    expect(reply.statusCode).toBe(503)
    expect((await production.get('/api/user', { headers: cookie })).json().subscriptionStatus).toBe('free')
  })
})
