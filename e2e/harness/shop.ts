import type { BrowserContext } from '@playwright/test'
import { createStripeDouble, webhookSecret } from '#server/testing/stripe-double.ts'
import { testOnOwnServer } from './own-server.ts'

const checkoutOrigin = 'https://checkout.example'
const billingOrigin = 'https://billing.example'

type Stripe = ReturnType<typeof createStripeDouble>

/** For one file: the product with a payment provider, on a separate server. */
export function testInShop() {
  let stripe: Stripe
  const test = testOnOwnServer(async () => {
    stripe = createStripeDouble()
    const variables = {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: await stripe.start(),
    }
    return { variables, stop: () => stripe.stop() }
  })
  return test.extend<{ stripe: Stripe; hostedCheckout: undefined }>({
    stripe: async ({}, use) => use(stripe),
    extraOrigins: async ({ extraOrigins }, use) => use([...extraOrigins, checkoutOrigin, billingOrigin]),
    hostedCheckout: [
      async ({ context }, use) => {
        await serveHostedCheckout(context, stripe)
        await serveBillingPortal(context)
        await use(undefined)
      },
      { auto: true },
    ],
  })
}

/** The provider's page: the amount, a pay button and a link back. */
async function serveHostedCheckout(context: BrowserContext, stripe: Stripe) {
  await context.route(`${checkoutOrigin}/**`, async (route) => {
    const [, id = '', step] = new URL(route.request().url()).pathname.split('/')
    const session = stripe.sessions.find((one) => one.id === id)
    if (!session) return route.fulfill({ status: 404, contentType: 'text/html', body: 'No such page' })
    if (step === 'pay') {
      stripe.pay(id)
      const back = session.success_url.replace('{CHECKOUT_SESSION_ID}', id)
      return route.fulfill({
        contentType: 'text/html',
        body: `<script>location.replace(${JSON.stringify(back)})</script>`,
      })
    }
    const due = (session.price.unit_amount / 100).toFixed(2)
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Pay</title><h1>$${due}</h1>
        <a href="/${id}/pay">Pay now</a> <a href="${session.cancel_url.replaceAll('&', '&amp;')}">Back to the shop</a>`,
    })
  })
}

/** The provider's page for cards and invoices, with a link back. */
async function serveBillingPortal(context: BrowserContext) {
  await context.route(`${billingOrigin}/**`, (route) => {
    const back = new URL(route.request().url()).searchParams.get('back') ?? ''
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Billing</title><h1>Your cards</h1>
        <a href="${back.replaceAll('&', '&amp;')}">Back to the shop</a>`,
    })
  })
}
