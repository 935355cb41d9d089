import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import {
  type Metadata,
  type Payment,
  type Price,
  presentPayment,
  presentSession,
  type Session,
  type Subscription,
} from './stripe-objects.ts'
import { type Params, parseForm, unknownParam, type Wire } from './stripe-wire.ts'

export const webhookSecret = 'whsec_for_tests_only'

type Answer = [number, object]
type ObjectOf<Type extends Stripe.Event['type']> = Extract<Stripe.Event, { type: Type }>['data']['object']

/** A server on loopback that implements the part of the payment provider's protocol we use, with memory. */
export function createStripeDouble() {
  const customers: { id: string; email: string; metadata: Metadata; deleted: boolean }[] = []
  const sessions: (Session & { price: Price })[] = []
  const subscriptions: Subscription[] = []
  const payments: Payment[] = []
  const remembered = new Map<string, { request: string; answer: [number, string] }>()
  const clock = Math.floor(Date.now() / 1000)
  let counter = 0
  let failures = 0
  let isDeclining = false
  let beforeAnswer: (path: string) => Promise<void> = async () => {}

  const newId = (prefix: string) => {
    counter += 1
    return `${prefix}_${counter}`
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body]) => response.writeHead(status, { 'content-type': 'application/json' }).end(body),
      (error) => response.writeHead(500).end(JSON.stringify({ error: { message: String(error) } })),
    )
  })

  /** Answers with what was true when the request came, however long the answer takes. */
  async function answer(request: IncomingMessage): Promise<[number, string]> {
    const { method = 'GET' } = request
    const url = new URL(request.url ?? '/', 'http://double')
    const body = await readBody(request)
    const found = respond(method, url, body, request.headers['idempotency-key'] as string | undefined)
    await beforeAnswer(url.pathname)
    return found
  }

  function respond(method: string, url: URL, body: string, key: string | undefined): [number, string] {
    const fail = (status: number, error: object): [number, string] => [status, JSON.stringify({ error })]
    if (failures > 0) {
      failures -= 1
      return fail(500, { type: 'api_error', message: 'try later' })
    }
    const params = parseForm(method === 'POST' ? body : url.search.slice(1))
    const unknown = unknownParam(method, url.pathname, params)
    if (unknown) return fail(400, { type: 'invalid_request_error', code: 'parameter_unknown', message: unknown })
    const known = key ? remembered.get(key) : undefined
    const request = `${method} ${url.pathname} ${body}`
    if (known && known.request !== request) return fail(400, { type: 'idempotency_error', message: 'other parameters' })
    if (known) return known.answer
    const [status, reply] = route(method, url.pathname, params)
    const answered: [number, string] = [status, JSON.stringify(reply)]
    if (key) remembered.set(key, { request, answer: answered })
    return answered
  }

  function route(method: string, path: string, params: Params): Answer {
    const list = (data: object[]): Answer => [200, { object: 'list', data, has_more: false, url: path }]
    const own = <T extends { customer: string }>(all: T[]) => all.filter((one) => one.customer === params.customer)
    const [, , resource, id = ''] = path.split('/')
    if (resource === 'customers' && method === 'DELETE') return deleteCustomer(id)
    if (resource === 'customers') return id ? changeCustomer(id, params) : [200, createCustomer(params)]
    if (path === '/v1/checkout/sessions' && method === 'GET') {
      const wanted = own(sessions).filter((one) => !params.status || one.status === params.status)
      return list(wanted.reverse().map(presentSession))
    }
    if (path === '/v1/checkout/sessions') return [200, presentSession(createSession(params))]
    if (path.startsWith('/v1/checkout/sessions/')) return expireSession(path)
    if (path === '/v1/subscriptions') return list(own(subscriptions))
    if (resource === 'subscriptions') return changeSubscription(method, id, params)
    if (path === '/v1/payment_intents') return list(own(payments).map(presentPayment))
    if (path === '/v1/disputes') return list(disputesOf(String(params.payment_intent)))
    if (resource === 'charges')
      return [200, { id, customer: payments.find((one) => one.chargeId === id)?.customer ?? null }]
    const back = encodeURIComponent(String(params.return_url))
    const portal = { id: newId('bps'), url: `https://billing.example/${String(params.customer)}?back=${back}` }
    return [200, portal satisfies Wire<Stripe.BillingPortal.Session>]
  }

  function createCustomer(params: Params) {
    const made = { id: newId('cus'), email: String(params.email), metadata: texts(params.metadata) }
    customers.push({ ...made, deleted: false })
    return { ...made, object: 'customer' } satisfies Wire<Stripe.Customer>
  }

  function changeCustomer(id: string, params: Params): Answer {
    const customer = customers.find((one) => one.id === id && !one.deleted)
    if (!customer) return missing('customer')
    customer.email = String(params.email)
    return [200, { id, object: 'customer', email: customer.email } satisfies Wire<Stripe.Customer>]
  }

  function deleteCustomer(id: string): Answer {
    const customer = customers.find((one) => one.id === id && !one.deleted)
    if (!customer) return missing('customer')
    customer.deleted = true
    for (const one of subscriptions) if (one.customer === id) end(one)
    return [200, { id, object: 'customer', deleted: true } satisfies Wire<Stripe.DeletedCustomer>]
  }

  function createSession(params: Params) {
    const asked = ((params.line_items as Params)['0'] as Params).price_data as Params
    const id = newId('cs_test')
    const price = readPrice(asked, newId('prod'))
    const session: Session & { price: Price } = {
      id,
      object: 'checkout.session',
      customer: String(params.customer),
      mode: params.mode === 'payment' ? 'payment' : 'subscription',
      status: 'open',
      url: `https://checkout.example/${id}`,
      amount_total: price.unit_amount,
      metadata: texts(params.metadata),
      price,
      success_url: String(params.success_url),
      cancel_url: String(params.cancel_url),
    }
    sessions.push(session)
    return session
  }

  function readPrice(asked: Params, product: string): Price {
    const { interval } = (asked.recurring ?? {}) as Params
    const recurring = interval ? { interval: interval === 'year' ? ('year' as const) : ('month' as const) } : null
    const price = { id: newId('price'), product, recurring, currency: String(asked.currency) }
    return { ...price, unit_amount: Number(asked.unit_amount) } satisfies Wire<Stripe.Price>
  }

  function expireSession(path: string): Answer {
    const session = sessions.find((one) => path.split('/').includes(one.id))
    if (session?.status !== 'open') return [400, { error: { type: 'invalid_request_error', message: 'not open' } }]
    session.status = 'expired'
    return [200, presentSession(session)]
  }

  function disputesOf(paymentIntent: string): Wire<Stripe.Dispute>[] {
    return payments.flatMap((one) =>
      one.id === paymentIntent && one.dispute ? [{ id: 'dp', object: 'dispute' as const, status: one.dispute }] : [],
    )
  }

  function changeSubscription(method: string, id: string, params: Params): Answer {
    const found = subscriptions.find((one) => one.id === id)
    if (!found) return missing('subscription')
    if (method === 'GET') return [200, found]
    if (found.status === 'canceled')
      return [400, { error: { type: 'invalid_request_error', message: 'A canceled subscription cannot be changed.' } }]
    if (method === 'DELETE') return [200, end(found)]
    const price = ((params.items as Params | undefined)?.['0'] as Params | undefined)?.price_data as Params | undefined
    if (price && isDeclining) return [402, { error: { type: 'card_error', code: 'card_declined', message: 'no' } }]
    if (params.cancel_at_period_end !== undefined) found.cancel_at_period_end = params.cancel_at_period_end === 'true'
    if (params.metadata) found.metadata = { ...found.metadata, ...texts(params.metadata) }
    const line = found.items.data[0]
    if (price && line) line.price = readPrice(price, line.price.product)
    return [200, found]
  }

  function subscribe({ customer, metadata, price }: Pick<Subscription, 'customer' | 'metadata'> & { price: Price }) {
    const days = price.recurring?.interval === 'year' ? 365 : 30
    const period = { current_period_start: clock, current_period_end: clock + days * 86_400 }
    const made = {
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
    } satisfies Wire<Stripe.Subscription> & Subscription
    const kept: Subscription = made
    subscriptions.push(kept)
    return kept
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

    /** Turns declining cards on a plan change on or off. */
    declineCards(isOn: boolean) {
      isDeclining = isOn
    },

    /** Runs between computing an answer and sending it, e.g. to delay or interrupt it. */
    beforeAnswering(wait: (path: string) => Promise<void>) {
      beforeAnswer = wait
    },

    /** A signed event, as the provider would post it. */
    event<Type extends Stripe.Event['type']>(type: Type, object: Wire<ObjectOf<Type>>, id = newId('evt')) {
      const envelope: Pick<Stripe.Event, 'id' | 'object' | 'created'> = { id, object: 'event', created: clock }
      return sign({ ...envelope, type, data: { object } })
    },

    /** Signs anything the way events are signed. */
    sign,

    /** The person pays on the hosted page. */
    pay(sessionId: string): Session {
      const session = sessions.find((one) => one.id === sessionId)
      if (session?.status !== 'open') throw new Error('That page is not open')
      session.status = 'complete'
      const { customer, metadata } = session
      const paid = { status: 'succeeded' as const, refunded: false, dispute: null }
      if (session.mode === 'payment')
        payments.push({ id: newId('pi'), customer, metadata, chargeId: newId('ch'), ...paid })
      else subscribe(session)
      return presentSession(session)
    },
  }

  function sign(body: object) {
    const payload = JSON.stringify(body)
    const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
    return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
  }

  function end(subscription: Subscription) {
    subscription.status = 'canceled'
    subscription.ended_at ??= Math.floor(Date.now() / 1000)
    return subscription
  }
}

const missing = (what: string): Answer => [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` } },
]

function texts(params: Params | string | undefined): Metadata {
  return Object.fromEntries(Object.entries((params ?? {}) as Params).map(([key, value]) => [key, String(value)]))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
