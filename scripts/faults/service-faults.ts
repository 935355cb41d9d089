import { setTimeout as wait } from 'node:timers/promises'
import { startInbox } from '#server/testing/smtp-inbox.ts'
import { register } from '../cluster/testing/person.ts'
import { badMoods, startBadService } from './bad-service.ts'
import type { Outcome, Stage } from './stage.ts'

const chatWithinMs = 8500
const crisisWithinMs = 2500
const payWithinMs = 10_000
const signInWithinMs = 1000

export async function mailFaults(stage: Stage): Promise<Outcome[]> {
  const inbox = await startInbox()
  const mail = await startBadService({ port: Number(new URL(inbox.url).port) })
  const server = await stage.startServer({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` })
  const addresses = badMoods.map((mood) => `${mood.replace(' ', '-')}@example.com`)
  let slowestMs = 0
  for (const [at, mood] of badMoods.entries()) {
    mail.mood = mood
    const begun = Date.now()
    await register(stage.site, addresses[at] ?? '')
    slowestMs = Math.max(slowestMs, Date.now() - begun)
    await wait(1500)
  }
  mail.mood = 'well'
  const healedAt = Date.now()
  const count = (address: string) => inbox.received.filter(({ to }) => to?.[0]?.address === address).length
  for (const end = healedAt + 120_000; Date.now() < end && addresses.some((one) => count(one) === 0); await wait(200));
  const recoveredMs = Date.now() - healedAt
  await wait(1500)
  const lost = addresses.filter((one) => count(one) === 0).length
  const twice = addresses.filter((one) => count(one) > 1).length
  await server.kill()
  mail.stop()
  await inbox.stop()
  const note = `registering took ${slowestMs} ms at most; tried again after 5, 10, 20 … seconds`
  return [
    { what: `mail server ${badMoods.join(', ')}`, lost, twice, recoveredMs, note, isMet: lost === 0 && twice === 0 },
  ]
}

/** The language model and the payment provider, each in every mood. */
export async function providerFaults(stage: Stage): Promise<Outcome[]> {
  const provider = await startBadService()
  const address = `http://127.0.0.1:${provider.port}`
  const server = await stage.startServer({
    COACH_BASE_URL: `${address}/v1`,
    COACH_MODEL: 'any',
    STRIPE_SECRET_KEY: 'sk_test_faults',
    STRIPE_WEBHOOK_SECRET: 'whsec_faults',
    STRIPE_API_BASE: address,
  })
  const person = await register(stage.site, 'talker@example.com')
  // Whoever was in danger is answered by ourselves from then on.
  const inNeed = await register(stage.site, 'in-need@example.com')
  const payer = await register(stage.site, 'payer@example.com')
  await stage.sql(`update users set subscription_status = 'active' where email <> 'payer@example.com'`)
  for (const one of [person, inNeed]) {
    // Without their yes nothing would go to the provider, and its moods would show nothing.
    const consent = await one.send('PUT', stage.site, '/api/chat/consent', { granted: true })
    if (consent.status !== 200) throw new Error(`The consent was answered with ${consent.status}.`)
  }
  const outcomes: Outcome[] = []
  for (const mood of badMoods) {
    provider.mood = mood
    const chat = await timed(() =>
      person.send('POST', stage.site, '/api/chat/message', { message: 'I have a date tomorrow' }),
    )
    const asked = provider.visits()
    const crisis = await timed(() =>
      inNeed.send('POST', stage.site, '/api/chat/message', { message: 'I want to kill myself' }),
    )
    const order = { planType: 'premium', billingType: 'monthly' }
    const pay = await timed(() => payer.send('POST', stage.site, '/api/create-checkout-session', order))
    outcomes.push({
      what: `providers ${mood}`,
      note: `chat ${chat.status} in ${chat.ms} ms (provider asked ${asked} times), crisis ${crisis.status} in ${crisis.ms} ms, paying ${pay.status} in ${pay.ms} ms`,
      isMet:
        chat.status === 200 &&
        chat.ms < chatWithinMs &&
        asked > 0 &&
        crisis.status === 200 &&
        crisis.ms < crisisWithinMs &&
        pay.status === 503 &&
        pay.ms < payWithinMs,
    })
  }
  await server.kill()
  provider.stop()
  return outcomes
}

/** Made-up reset links from everywhere, while people sign in. */
export async function resetFlood(stage: Stage): Promise<Outcome[]> {
  const server = await stage.startServer({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' })
  const someone = await register(stage.site, 'signs-in@example.com')
  let isOver = false
  let asked = 0
  const flood = async (lane: number) => {
    for (let nth = 0; !isOver; nth += 1) {
      asked += 1
      await post(
        '/api/auth/reset-password',
        { token: `made-up ${nth}`, password: 'correct horse battery' },
        `10.${lane}.${nth >> 8}.${nth & 255}`,
      )
    }
  }
  const post = (path: string, body: object, from: string) =>
    fetch(`${stage.site}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    }).then(async (reply) => ({ status: reply.status, text: await reply.text() }))
  const lanes = Array.from({ length: 20 }, (_, lane) => flood(lane))
  const times: number[] = []
  const statuses = new Set<number>()
  for (let nth = 0; nth < 30; nth += 1) {
    const { email, password } = someone
    const { ms, status } = await timed(() => post('/api/login', { email, password }, `192.0.2.${nth}`))
    times.push(ms)
    statuses.add(status)
    await wait(100)
  }
  isOver = true
  await Promise.all(lanes)
  await server.kill()
  const slowest = Math.max(...times)
  const note = `${asked} of them; 30 sign-ins, the slowest ${slowest} ms (goal ${signInWithinMs}), all ${[...statuses].join('/')}`
  const isMet = slowest < signInWithinMs && statuses.size === 1 && statuses.has(200)
  return [{ what: 'flood of made-up reset links', note, isMet }]
}

async function timed(call: () => Promise<{ status: number }>): Promise<{ status: number; ms: number }> {
  const begun = Date.now()
  const { status } = await call().catch(() => ({ status: 0 }))
  return { status, ms: Date.now() - begun }
}
