import { afterAll, expect, it } from 'vitest'
import { createStripeDouble, webhookSecret } from '#server/testing/stripe-double.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { createStripeProvider } from '../payments/stripe-provider.ts'
import { createSync } from './sync.service.ts'

const stripe = createStripeDouble()
const apiBase = await stripe.start()
const secretKey = 'sk_test_double'
const t = useTestApp({
  env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase },
})
afterAll(() => stripe.stop())

async function customer() {
  const person = await t.someone()
  await t.post('/api/create-checkout-session', { as: person, body: { planType: 'monthly' } })
  stripe.pay(stripe.sessions.at(-1)!.id)
  return person
}

it('compares everybody with the provider at night, corrects and logs what differed, and passes over whom it cannot read', async () => {
  const warned: unknown[] = []
  const log = { warn: (facts: object, words: string) => void warned.push([facts, words]), info: () => {} }
  const provider = createStripeProvider({ secretKey, webhookSecret, apiBase })
  const { reconcile } = createSync({ db: t.connection.db, provider, log })
  const [missed, known] = [await customer(), await customer()]
  await t.post('/api/membership/refresh', { as: known })

  expect(await reconcile()).toEqual({ checked: 2, changed: 1, failed: 0 })
  expect((await t.get('/api/membership', { as: missed })).json()).toMatchObject({ status: 'active' })
  expect(warned).toEqual([
    [{ was: 'free', is: 'active' }, 'a stored membership differed from the provider’s and was corrected'],
  ])
  expect(await reconcile()).toEqual({ checked: 2, changed: 0, failed: 0 })

  // Three tries for the first of the two; the other is still compared.
  stripe.subscriptions.at(-1)!.cancel_at_period_end = true
  stripe.subscriptions.at(-2)!.cancel_at_period_end = true
  stripe.failNext(3)
  expect(await reconcile()).toEqual({ checked: 2, changed: 1, failed: 1 })
})
