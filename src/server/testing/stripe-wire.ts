import type Stripe from 'stripe'

/** Part of one of the provider's objects: all names and types are checked against the SDK. */
export type Wire<T> = T extends (infer Item)[]
  ? Wire<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Wire<T[Key]> | undefined }
    : T

export type Params = { [key: string]: Params | string | undefined }

const page = { customer: 'cus', limit: 1 }
const price = { currency: 'usd', unit_amount: 1, recurring: { interval: 'month' as const } }
const anyMetadata = { '*': '' }

/** One example of every request we send. The SDK's types check the names, and the double compares requests with them. */
const samples = {
  'POST /v1/customers': { email: '', metadata: anyMetadata } satisfies Stripe.CustomerCreateParams,
  'POST /v1/customers/*': { email: '' } satisfies Stripe.CustomerUpdateParams,
  'DELETE /v1/customers/*': {},
  'GET /v1/checkout/sessions': { ...page, status: 'open' } satisfies Stripe.Checkout.SessionListParams,
  'POST /v1/checkout/sessions': {
    customer: '',
    client_reference_id: '',
    metadata: anyMetadata,
    mode: 'payment',
    success_url: '',
    cancel_url: '',
    line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: '' } } }],
    payment_intent_data: { metadata: anyMetadata },
    subscription_data: { metadata: anyMetadata },
    invoice_creation: { enabled: true },
  } satisfies Stripe.Checkout.SessionCreateParams,
  'POST /v1/checkout/sessions/*/expire': {} satisfies Stripe.Checkout.SessionExpireParams,
  'GET /v1/subscriptions': { ...page, status: 'all' } satisfies Stripe.SubscriptionListParams,
  'GET /v1/subscriptions/*': {} satisfies Stripe.SubscriptionRetrieveParams,
  'POST /v1/subscriptions/*': {
    items: [{ id: '', price_data: { ...price, product: '' } }],
    metadata: anyMetadata,
    cancel_at_period_end: true,
    proration_behavior: 'create_prorations',
    payment_behavior: 'error_if_incomplete',
  } satisfies Stripe.SubscriptionUpdateParams,
  'DELETE /v1/subscriptions/*': {} satisfies Stripe.SubscriptionCancelParams,
  'GET /v1/payment_intents': { ...page, expand: [''] } satisfies Stripe.PaymentIntentListParams,
  'GET /v1/disputes': { payment_intent: '', limit: 1 } satisfies Stripe.DisputeListParams,
  'GET /v1/charges/*': {} satisfies Stripe.ChargeRetrieveParams,
  'POST /v1/billing_portal/sessions': {
    customer: '',
    return_url: '',
  } satisfies Stripe.BillingPortal.SessionCreateParams,
}

/** The first parameter of a request that is not in the examples; undefined if all are. */
export function unknownParam(method: string, path: string, params: Params): string | undefined {
  const entry = Object.entries(samples).find(([address]) => matches(address, `${method} ${path}`))
  if (!entry) return `${method} ${path}`
  const known = new Set(namesIn(entry[1]))
  return namesIn(params).find((name) => !known.has(name) && !known.has(name.replace(/[^.]+$/, '*')))
}

function matches(pattern: string, address: string): boolean {
  const [wanted, given] = [pattern.split('/'), address.split('/')]
  return wanted.length === given.length && wanted.every((part, index) => part === '*' || part === given[index])
}

/** `line_items.#.price_data.currency`: the path of every value, ignoring positions in lists. */
function namesIn(value: unknown, way: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [way.join('.')]
  return Object.entries(value).flatMap(([key, inner]) => namesIn(inner, [...way, /^\d+$/.test(key) ? '#' : key]))
}

/** Parses `a[b][0]=x` into nested objects, the provider's request format. */
export function parseForm(text: string): Params {
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
