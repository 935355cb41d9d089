import type { FastifyInstance } from 'fastify'
import {
  cancelMembership,
  createCheckoutSession,
  openBillingPortal,
  readMembership,
  refreshMembership,
  resumeMembership,
} from '#contract/membership.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { serveMember } from '#server/platform/serve.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { createBilling } from './billing.service.ts'
import { type CancellationDeps, createCancellation } from './cancellation.service.ts'
import { type CheckoutDeps, createCheckout } from './checkout.service.ts'
import { readEvent } from './events/read-event.ts'
import { createWebhook, type WebhookDeps } from './events/webhook.service.ts'

type MembershipDeps = CheckoutDeps & CancellationDeps & { limits: Limits }

export function membershipRoutes(app: FastifyInstance, deps: MembershipDeps) {
  const checkout = createCheckout(deps)
  const cancellation = createCancellation(deps)
  const billing = createBilling({ ...deps, cancellation })
  const spend = ({ userId }: Actor) => deps.limits.spend('payments', userId)

  serveMember(app, createCheckoutSession, async ({ actor, body }) => {
    await spend(actor)
    return checkout.order(actor, body)
  })
  serveMember(app, readMembership, ({ actor }) => cancellation.read(actor.userId))
  serveMember(app, refreshMembership, async ({ actor }) => {
    await spend(actor)
    return billing.refresh(actor)
  })
  serveMember(app, cancelMembership, ({ actor, body }) => cancellation.cancel(actor, body))
  serveMember(app, resumeMembership, async ({ actor }) => {
    await spend(actor)
    return billing.resume(actor)
  })
  serveMember(app, openBillingPortal, async ({ actor }) => {
    await spend(actor)
    return billing.openPortal(actor)
  })
  const { payments } = deps
  if (payments) serveWebhook(app, { ...deps, payments })
}

/** The only route that accepts changes without our marker header: it checks the provider's signature over the raw body. */
function serveWebhook(app: FastifyInstance, deps: WebhookDeps) {
  const webhook = createWebhook(deps)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/api/webhooks/stripe', { schema: { summary: 'Events of the payment provider.' } }, async (request) => {
      await webhook.receive(readEvent(deps.payments.provider, request.body, request.headers['stripe-signature']))
      return { received: true }
    })
  })
}
