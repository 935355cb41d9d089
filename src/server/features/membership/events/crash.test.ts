import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { useBundledServer } from '#server/testing/bundled-server.ts'
import { endServer, startServer } from '#server/testing/server-process.ts'
import { createStripeDouble, webhookSecret } from '#server/testing/stripe-double.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'

const programs = useBundledServer()

it('an event whose server is killed between receipt and effect takes effect at its next delivery', {
  timeout: 240_000,
}, async () => {
  const stripe = createStripeDouble()
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'hearten-crash-'))
  const db = new pg.Client({ connectionString: database.url })
  await db.connect()
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: '0',
    CLIENT_DIR: '',
    LOG_LEVEL: 'silent',
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: await stripe.start(),
  }
  const post = (url: string, body: object, headers: object = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...headers },
      body: JSON.stringify(body),
    })
  const person = { email: 'crash@example.com', password: 'correct horse battery', firstName: 'Robin' }
  const stored = async () =>
    (
      await db.query(
        'select subscription_status as status, (select processed_at from webhook_events) from users where email = $1',
        [person.email],
      )
    ).rows

  const first = await startServer(programs.main, env)
  const cookie = (await post(`${first.url}/api/register`, person)).headers.get('set-cookie')?.split(';')[0] ?? ''
  await post(`${first.url}/api/create-checkout-session`, { planType: 'yearly' }, { cookie })
  const event = stripe.event('checkout.session.completed', stripe.pay(stripe.sessions.at(-1)!.id))
  const deliver = (url: string) =>
    fetch(`${url}/api/webhooks/stripe`, { method: 'POST', headers: event.headers, body: event.payload })

  const looking = new Promise<void>((resolve) => {
    stripe.beforeAnswering(() => {
      resolve()
      return new Promise(() => {})
    })
  })
  const delivery = deliver(first.url).catch(() => 'no answer')
  await looking
  await endServer(first.child, 'SIGKILL')
  expect(await delivery).toBe('no answer')
  expect(await stored()).toEqual([{ status: 'free', processed_at: null }])

  stripe.beforeAnswering(async () => {})
  const second = await startServer(programs.main, env)
  expect((await deliver(second.url)).status).toBe(200)
  expect(await stored()).toEqual([{ status: 'active', processed_at: expect.any(Date) }])

  await endServer(second.child, 'SIGTERM')
  await db.end()
  await stripe.stop()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})
