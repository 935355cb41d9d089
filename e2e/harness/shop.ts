import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { createStripeDouble, webhookSecret } from '#server/testing/stripe-double.ts'
import { startAppServer } from './app-server.ts'
import { patienceMs } from './patience.ts'
import { test as base, expect } from './test.ts'

export { expect }

const checkoutOrigin = 'https://checkout.example'
const billingOrigin = 'https://billing.example'

/** The product with a payment provider, on a separate server. */
export type Shop = { url: string; stripe: ReturnType<typeof createStripeDouble> }

export const test = base.extend<{ hostedCheckout: undefined }, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const stripe = createStripeDouble()
      const dataDir = await mkdtemp(join(tmpdir(), 'hearten-shop-'))
      const server = await startAppServer(dataDir, {
        STRIPE_SECRET_KEY: 'sk_test_double',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: await stripe.start(),
      })
      await use({ url: server.url, stripe })
      await server.stop()
      await stripe.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: patienceMs(120_000) },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),
  extraOrigins: async ({ shop }, use) => use([shop.url, checkoutOrigin, billingOrigin]),

  hostedCheckout: [
    async ({ context, shop }, use) => {
      await serveHostedCheckout(context, shop)
      await serveBillingPortal(context)
      await use(undefined)
    },
    { auto: true },
  ],
})

/** The provider's page: the amount, a pay button and a link back. */
async function serveHostedCheckout(context: BrowserContext, { stripe }: Shop) {
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
