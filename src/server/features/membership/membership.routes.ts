import type { FastifyInstance } from 'fastify'
import {
  cancelMembership,
  createCheckoutSession,
  openBillingPortal,
  readMembership,
  refreshMembership,
  resumeMembership,
} from '#contract/membership.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { serveMember } from '#server/platform/serve.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { type CancellationDeps, createCancellation } from './cancellation.service.ts'
import { type CheckoutDeps, createCheckout } from './checkout.service.ts'
import { createWebhook, type WebhookDeps } from './events/webhook.service.ts'
import { inTime } from './in-time.ts'
import type { ProviderEvent } from './payments/payment-provider.ts'

export type MembershipDeps = CheckoutDeps & CancellationDeps & Pick<WebhookDeps, 'log'> & { limits: Limits }

export function membershipRoutes(app: FastifyInstance, deps: MembershipDeps) {
  const checkout = createCheckout(deps)
  const cancellation = createCancellation(deps)
  const { requireMember, payments } = deps
  const spend = ({ userId }: Actor) => deps.limits.spend('payments', userId)

  serveMember(app, createCheckoutSession, async ({ actor, body }) => {
    await spend(actor)
    return checkout.order(actor, body)
  })
  serveMember(app, readMembership, ({ actor }) => cancellation.read(actor.userId))
  serveMember(app, refreshMembership, async ({ actor }) => {
    await spend(actor)
    if (payments) await inTime(payments.sync.syncMember(await requireMember(actor))).catch(away(deps))
    return cancellation.read(actor.userId)
  })
  serveMember(app, cancelMembership, ({ actor, body }) => cancellation.cancel(actor, body))
  serveMember(app, resumeMembership, async ({ actor }) => {
    await spend(actor)
    return inTime(cancellation.resume(actor)).catch((error: unknown) => {
      if (error instanceof AppError) throw error
      return away(deps)(error)
    })
  })
  serveMember(app, openBillingPortal, async ({ actor }) => {
    await spend(actor)
    const { customerId } = await requireMember(actor)
    if (!payments || !customerId)
      throw new AppError('conflict', 'There are no cards or invoices yet: you haven’t paid with a card here.')
    const back = `${deps.appUrl()}/account#membership`
    return { url: await inTime(payments.provider.createPortalLink(customerId, back)).catch(away(deps)) }
  })
  if (payments) serveWebhook(app, { ...deps, payments })
}

const away =
  ({ log }: Pick<MembershipDeps, 'log'>) =>
  (err: unknown): never => {
    log.warn({ err }, 'the payment provider could not be reached')
    throw new AppError('unavailable', 'The payment provider isn’t answering right now. Please try again in a moment.')
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
      const signature = request.headers['stripe-signature']
      if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') throw badSignature()
      const event = readOrRefuse(deps, request.body, signature)
      await webhook.receive(event)
      return { received: true }
    })
  })
}

function readOrRefuse({ payments }: WebhookDeps, body: Buffer, signature: string) {
  let event: ProviderEvent
  try {
    event = payments.provider.readEvent(body, signature)
  } catch {
    throw badSignature()
  }
  if (!isWhole(event)) throw new AppError('invalid_input', 'This event is missing something we need to act on it.')
  return event
}

/** An event with a valid signature may still lack what we need. */
function isWhole({ id, type, invoice }: ProviderEvent): boolean {
  const isText = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= 255
  if (!isText(id) || !isText(type)) return false
  return !invoice || (isText(invoice.id) && Number.isInteger(invoice.amountCents) && !Number.isNaN(+invoice.paidAt))
}

function badSignature() {
  return new AppError('invalid_input', 'The signature of this event is wrong or too old.')
}
