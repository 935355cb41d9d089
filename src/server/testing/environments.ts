import type { createStripeDouble } from './stripe-double.ts'
import { webhookSecret } from './stripe-double.ts'

/** The minimum configuration for production. */
export const productionEnv = {
  APP_ENV: 'production',
  APP_URL: 'https://hearten.example',
  SESSION_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://unused/unused',
}

/** The configuration for payments with the provider's test double. */
export const startPaying = async (stripe: ReturnType<typeof createStripeDouble>) => ({
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: await stripe.start(),
})
