import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { useBundledServer } from '#server/testing/bundled-server.ts'
import { createStripeDouble, webhookSecret } from '#server/testing/stripe-double.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'

const programs = useBundledServer()

/** Runs the server as a separate process, so that it can be killed. */
async function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [programs.main], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const ready = () => (child.exitCode === null ? said : 'Ready: never, it ended')
  await expect.poll(ready, { timeout: 100_000, interval: 50 }).toMatch(/Ready: /)
  return { child, url: /Ready: (\S+)/.exec(said)?.[1] ?? '' }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') {
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

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

  const first = await startServer(env)
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
  await end(first.child, 'SIGKILL')
  expect(await delivery).toBe('no answer')
  expect(await stored()).toEqual([{ status: 'free', processed_at: null }])

  stripe.beforeAnswering(async () => {})
  const second = await startServer(env)
  expect((await deliver(second.url)).status).toBe(200)
  expect(await stored()).toEqual([{ status: 'active', processed_at: expect.any(Date) }])

  await end(second.child, 'SIGTERM')
  await db.end()
  await stripe.stop()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})
