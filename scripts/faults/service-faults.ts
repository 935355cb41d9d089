import { setTimeout as wait } from 'node:timers/promises'
import { startInbox } from '#server/testing/smtp-inbox.ts'
import { register } from '../cluster/testing/person.ts'
import { misconducts, startBadService } from './bad-service.ts'
import type { Outcome, Stage } from './stage.ts'

const chatWithinMs = 8500
const crisisWithinMs = 2500
const payWithinMs = 10_000
const signInWithinMs = 1000

export async function mailFaults(stage: Stage): Promise<Outcome[]> {
  const inbox = await startInbox()
  const mail = await startBadService({ port: Number(new URL(inbox.url).port) })
  const server = await stage.startServer({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` })
  const addresses = misconducts.map((conduct) => `${conduct.replace(' ', '-')}@example.com`)
  let slowestMs = 0
  for (const [at, conduct] of misconducts.entries()) {
    mail.conduct = conduct
    const begun = Date.now()
    await register(stage.site, addresses[at] ?? '')
    slowestMs = Math.max(slowestMs, Date.now() - begun)
    await wait(1500)
  }
  mail.conduct = 'well'
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
    { what: `mail server ${misconducts.join(', ')}`, lost, twice, recoveredMs, note, isMet: lost === 0 && twice === 0 },
  ]
}

/** The language model and the payment provider, misbehaving in every way. */
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
  // Somebody who was in danger gets the built-in coach from then on.
  const inNeed = await register(stage.site, 'in-need@example.com')
  const payer = await register(stage.site, 'payer@example.com')
  await stage.sql(`update users set subscription_status = 'active' where email <> 'payer@example.com'`)
  for (const one of [person, inNeed]) {
    // Without consent nothing would go to the provider, so it would not matter how it behaves.
    const consent = await one.send('PUT', stage.site, '/api/chat/consent', { granted: true })
    if (consent.status !== 200) throw new Error(`The consent was answered with ${consent.status}.`)
  }
  const outcomes: Outcome[] = []
  for (const conduct of misconducts) {
    provider.conduct = conduct
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
      what: `providers ${conduct}`,
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

/** Requests that are sent in a flood, each from its own address. */
const floods: readonly { what: string; path: string; bodyOf: (nth: string) => object }[] = [
  {
    what: 'flood of made-up reset links',
    path: '/api/auth/reset-password',
    bodyOf: (nth) => ({ token: `made-up ${nth}`, password: 'correct horse battery' }),
  },
  {
    what: 'flood of asking for reset links',
    path: '/api/auth/forgot-password',
    bodyOf: (nth) => ({ email: `nobody${nth}@example.com` }),
  },
]

/** People signing in, first alone, then during each flood. */
export async function resetFlood(stage: Stage): Promise<Outcome[]> {
  const server = await stage.startServer({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' })
  const { email, password } = await register(stage.site, 'signs-in@example.com')
  const post = (path: string, body: object, from: string) =>
    fetch(`${stage.site}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    }).then(async (reply) => ({ status: reply.status, text: await reply.text() }))

  let callers = 0
  const signIn30Times = async () => {
    const calls: { ms: number; status: number }[] = []
    for (let nth = 0; nth < 30; nth += 1) {
      callers += 1
      const from = `192.0.${callers >> 8}.${callers & 255}`
      calls.push(await timed(() => post('/api/login', { email, password }, from)))
      await wait(100)
    }
    const times = calls.map(({ ms }) => ms).sort((a, b) => a - b)
    const refused = calls.filter(({ status }) => status !== 200).map(({ status }) => status)
    return { middle: times[15] ?? Number.NaN, slowest: times.at(-1) ?? Number.NaN, refused }
  }

  const outcomes: Outcome[] = []
  for (const { what, path, bodyOf } of floods) {
    const alone = await signIn30Times()
    let isOver = false
    const statuses = new Map<number, number>()
    const flood = async (lane: number) => {
      for (let nth = 0; !isOver; nth += 1) {
        const { status } = await post(path, bodyOf(`${lane}-${nth}`), `10.${lane}.${nth >> 8}.${nth & 255}`)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    const lanes = Array.from({ length: 20 }, (_, lane) => flood(lane))
    const flooded = await signIn30Times()
    isOver = true
    await Promise.all(lanes)
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    const ratio = (flooded.middle / alone.middle).toFixed(1)
    outcomes.push({
      what,
      note: `${answers}; sign-ins ${inWords(flooded)} (goal ${signInWithinMs}); without it ${inWords(alone)}; ${ratio} times as long`,
      isMet: flooded.slowest < signInWithinMs && alone.refused.length === 0 && flooded.refused.length === 0,
    })
  }
  await server.kill()
  return outcomes
}

type SignIns = { middle: number; slowest: number; refused: readonly number[] }

function inWords({ middle, slowest, refused }: SignIns): string {
  const ifRefused = refused.length > 0 ? `, ${refused.length} refused with ${[...new Set(refused)].join(', ')}` : ''
  return `${middle} ms, the slowest ${slowest}${ifRefused}`
}

async function timed(call: () => Promise<{ status: number }>): Promise<{ status: number; ms: number }> {
  const begun = Date.now()
  const { status } = await call().catch(() => ({ status: 0 }))
  return { status, ms: Date.now() - begun }
}
