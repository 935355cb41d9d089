import type { createStripeDouble } from './stripe-double.ts'
import { webhookSecret } from './stripe-double.ts'

/** The least that production starts with. */
export const productionEnv = {
  APP_ENV: 'production',
  APP_URL: 'https://hearten.example',
  SESSION_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://unused/unused',
}

/** Payments go to the double of the provider, which starts with this. */
export const startPaying = async (stripe: ReturnType<typeof createStripeDouble>) => ({
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: await stripe.start(),
})
