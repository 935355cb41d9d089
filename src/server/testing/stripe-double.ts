import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

export const webhookSecret = 'whsec_for_tests_only'

type Params = { [key: string]: Params | string | undefined }
type Subscription = {
  id: string
  object: 'subscription'
  customer: string
  status: Stripe.Subscription.Status
  cancel_at_period_end: boolean
  cancel_at: number | null
  ended_at: number | null
  created: number
  start_date: number
  metadata: Record<string, string>
  items: { data: { id: string; current_period_start: number; current_period_end: number; price: Price }[] }
}
type Price = { unit_amount: number; currency: string; product: string; recurring: { interval: string } | null }
type Session = {
  id: string
  object: 'checkout.session'
  customer: string
  mode: string
  status: 'open' | 'complete' | 'expired'
  url: string
  metadata: Record<string, string>
  price: Price
  success_url: string
  cancel_url: string
}
type Payment = {
  id: string
  customer: string
  status: string
  metadata: Record<string, string>
  chargeId: string
  refunded: boolean
  dispute: string | null
}

/** A server on loopback that speaks as much of the payment provider's protocol as we use, with a memory. */
export function createStripeDouble() {
  const customers: { id: string; email: string; metadata: Record<string, string> }[] = []
  const sessions: Session[] = []
  const subscriptions: Subscription[] = []
  const payments: Payment[] = []
  const remembered = new Map<string, { body: string; reply: object }>()
  const clock = Math.floor(Date.now() / 1000)
  let counter = 0
  let failures = 0

  const newId = (prefix: string) => {
    counter += 1
    return `${prefix}_${counter}`
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body]) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error) => response.writeHead(500).end(JSON.stringify({ error: { message: String(error) } })),
    )
  })

  async function answer(request: IncomingMessage): Promise<[number, object]> {
    const url = new URL(request.url ?? '/', 'http://double')
    const body = await readBody(request)
    const params = parseForm(request.method === 'GET' ? url.search.slice(1) : body)
    if (failures > 0) {
      failures -= 1
      return [500, { error: { type: 'api_error', message: 'try later' } }]
    }
    const key = request.headers['idempotency-key'] as string | undefined
    const known = key ? remembered.get(key) : undefined
    if (known && known.body !== body)
      return [400, { error: { type: 'idempotency_error', message: 'other parameters' } }]
    if (known) return [200, known.reply]
    const [status, reply] = route(request.method ?? 'GET', url.pathname, params)
    if (key && status === 200) remembered.set(key, { body, reply })
    return [status, reply]
  }

  function route(method: string, path: string, params: Params): [number, object] {
    const list = (data: object[]): [number, object] => [200, { object: 'list', data, has_more: false, url: path }]
    const own = <T extends { customer: string }>(all: T[]) => all.filter((one) => one.customer === params.customer)
    const [, , resource, id] = path.split('/')
    if (path === '/v1/customers') return [200, createCustomer(params)]
    if (path === '/v1/checkout/sessions' && method === 'GET')
      return list(own(sessions).filter((one) => one.status === params.status))
    if (path === '/v1/checkout/sessions') return [200, createSession(params)]
    if (path.startsWith('/v1/checkout/sessions/')) return [200, expireSession(path)]
    if (path === '/v1/subscriptions') return list(own(subscriptions))
    if (resource === 'subscriptions') return subscription(method, String(id), params)
    if (path === '/v1/payment_intents') return list(own(payments).map(presentPayment))
    if (path === '/v1/disputes') return list(disputesOf(String(params.payment_intent)))
    if (resource === 'charges')
      return [200, { id, customer: payments.find((one) => one.chargeId === id)?.customer ?? null }]
    if (path === '/v1/billing_portal/sessions')
      return [200, { id: 'bps_1', url: `https://billing.example/${String(params.customer)}` }]
    return [404, { error: { message: `no such address: ${path}` } }]
  }

  function createCustomer(params: Params) {
    const customer = {
      id: newId('cus'),
      object: 'customer',
      email: String(params.email),
      metadata: texts(params.metadata),
    }
    customers.push(customer)
    return customer
  }

  function createSession(params: Params): Session {
    const price = ((params.line_items as Params)['0'] as Params).price_data as Params
    const id = newId('cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      customer: String(params.customer),
      mode: String(params.mode),
      status: 'open',
      url: `https://checkout.example/${id}`,
      metadata: texts(params.metadata),
      price: {
        unit_amount: Number(price.unit_amount),
        currency: String(price.currency),
        product: newId('prod'),
        recurring: price.recurring ? { interval: String((price.recurring as Params).interval) } : null,
      },
      success_url: String(params.success_url),
      cancel_url: String(params.cancel_url),
    }
    sessions.push(session)
    return session
  }

  function expireSession(path: string): object {
    const session = sessions.find((one) => path.split('/').includes(one.id))
    if (session?.status === 'open') session.status = 'expired'
    return session ?? {}
  }

  function disputesOf(paymentIntent: string) {
    return payments
      .filter((one) => one.id === paymentIntent && one.dispute)
      .map((one) => ({ id: 'dp', status: one.dispute }))
  }

  function subscription(method: string, id: string, params: Params): [number, object] {
    const found = subscriptions.find((one) => one.id === id)
    if (!found) return [404, { error: { message: 'no such subscription' } }]
    if (method !== 'POST') return [200, found]
    if (params.cancel_at_period_end !== undefined) found.cancel_at_period_end = params.cancel_at_period_end === 'true'
    if (params.metadata) found.metadata = { ...found.metadata, ...texts(params.metadata) }
    const item = (params.items as Params | undefined)?.['0'] as Params | undefined
    const price = item?.price_data as Params | undefined
    const line = found.items.data[0]
    if (price && line) {
      const recurring = { interval: String((price.recurring as Params).interval) }
      line.price = { ...line.price, unit_amount: Number(price.unit_amount), recurring }
    }
    return [200, found]
  }

  function subscribe({ customer, metadata, price }: Pick<Session, 'customer' | 'metadata' | 'price'>): Subscription {
    const days = price.recurring?.interval === 'year' ? 365 : 30
    const period = { current_period_start: clock, current_period_end: clock + days * 86_400 }
    const made: Subscription = {
      id: newId('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      created: clock + counter,
      start_date: clock,
      metadata,
      items: { data: [{ id: newId('si'), ...period, price }] },
    }
    subscriptions.push(made)
    return made
  }

  return {
    customers,
    sessions,
    subscriptions,
    payments,
    subscribe,

    async start(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },

    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },

    /** Answers this many of the next requests with 500. */
    failNext(times: number) {
      failures = times
    },

    /** A signed event, as the provider would post it. */
    event(type: string, object: object, id = newId('evt')) {
      const payload = JSON.stringify({ id, object: 'event', type, created: clock, data: { object } })
      const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
      return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
    },

    /** The person pays on the hosted page. */
    pay(sessionId: string): Session {
      const session = sessions.find((one) => one.id === sessionId)
      if (session?.status !== 'open') throw new Error('That page is not open')
      session.status = 'complete'
      const { customer, metadata } = session
      if (session.mode === 'payment')
        payments.push({
          id: newId('pi'),
          customer,
          status: 'succeeded',
          metadata,
          chargeId: newId('ch'),
          refunded: false,
          dispute: null,
        })
      else subscribe(session)
      return session
    },
  }
}

function presentPayment({ id, status, metadata, chargeId, refunded, dispute }: Payment) {
  return {
    id,
    object: 'payment_intent',
    status,
    metadata,
    latest_charge: { id: chargeId, object: 'charge', refunded, disputed: dispute !== null },
  }
}

function texts(params: Params | string | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries((params ?? {}) as Params).map(([key, value]) => [key, String(value)]))
}

/** `a[b][0]=x` as nested objects, which is how the provider is spoken to. */
function parseForm(text: string): Params {
  const root: Params = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '')
    let at = root
    keys.forEach((key, index) => {
      if (index === keys.length - 1) at[key] = value
      else {
        at[key] ??= {}
        at = at[key] as Params
      }
    })
  }
  return root
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
