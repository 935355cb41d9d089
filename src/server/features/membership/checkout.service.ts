import { randomUUID } from 'node:crypto'
import type { CheckoutReply } from '#contract/membership.ts'
import { isLifetime, joinPlanId, type PlanId, periodEnd, planNames, pricingPlanId } from '#rules/plan-catalogue.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions.ts'
import {
  findMember,
  findPendingCancellation,
  keepCustomer,
  type Member,
  settleCancellation,
  storeMembership,
} from './membership.queries.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { Sync } from './sync.service.ts'

export type CheckoutDeps = {
  db: Database
  /** Without one, a demo sells locally and production refuses. */
  payments: { provider: PaymentProvider; sync: Sync } | undefined
  isDemo: boolean
  appUrl: () => string
  log: { warn: (facts: object, message: string) => void }
}

export type Order =
  | { planType: 'premium'; billingType: 'monthly' | 'annual' | 'lifetime' }
  | { planType: 'monthly' | 'yearly'; successUrl?: string | undefined; cancelUrl?: string | undefined }

const demoWords = 'Demo Mode: Payment processing not configured. Redirecting to dashboard...'

export function createCheckout({ db, payments, isDemo, appUrl, log }: CheckoutDeps) {
  async function order(actor: Actor, wanted: Order): Promise<CheckoutReply> {
    const planId = wanted.planType === 'premium' ? pricingPlanId(wanted.billingType) : joinPlanId(wanted.planType)
    const member = await findMember(db, { userId: actor.userId })
    if (!member) throw new AppError('not_found', 'This account is no longer here.')
    refuseSecondPurchase(member, planId)
    const returns = returnAddresses(wanted, appUrl())
    if (!payments) return sellDemo(actor.userId, planId, wanted, returns)

    return buyFromProvider(member, planId, wanted, returns).catch((error: unknown) => {
      if (error instanceof AppError) throw error
      log.warn({ err: error }, 'checkout failed')
      throw new AppError('unavailable', 'The payment page could not be opened. Nothing was charged or changed.')
    })
  }

  async function buyFromProvider(
    member: Member,
    planId: PlanId,
    wanted: Order,
    returns: Returns,
  ): Promise<CheckoutReply> {
    if (!payments) throw new Error('No provider to buy from')
    const customerId = await requireCustomer(member, payments.provider)
    if (member.subscriptionId && isRunning(member) && !isLifetime(planId))
      return changePlan({ ...member, customerId, subscriptionId: member.subscriptionId }, planId, wanted)
    const page = await payments.provider.createCheckout({ customerId, userId: member.id, planId, ...returns.paying })
    return wanted.planType === 'premium' ? { checkoutUrl: page.url } : { sessionId: page.id, url: page.url }
  }

  async function requireCustomer(member: Member, provider: PaymentProvider) {
    if (member.customerId) return member.customerId
    return keepCustomer(db, member.id, await provider.ensureCustomer({ userId: member.id, email: member.email }))
  }

  /** A subscriber moves over at once; the provider sets what was paid against what is due. */
  async function changePlan(member: Member & { subscriptionId: string }, planId: PlanId, wanted: Order) {
    if (!payments) throw new Error('No provider to change a plan with')
    // Whoever chooses a plan now no longer means to leave.
    const pending = await findPendingCancellation(db, member.id)
    if (pending) await settleCancellation(db, pending, 'withdrawn')
    await payments.provider.changePlan(member.subscriptionId, planId)
    await payments.sync.syncMember(member)
    const message = `Your plan is now ${planNames[planId]}. What you had already paid is set against it.`
    const url = `${appUrl()}/pricing`
    return wanted.planType === 'premium' ? { checkoutUrl: url, message } : { url, message }
  }

  async function sellDemo(userId: string, planId: PlanId, wanted: Order, returns: Returns): Promise<CheckoutReply> {
    if (!isDemo)
      throw new AppError('unavailable', 'Payments are not set up on this server. Nothing was charged or changed.')
    const sessionId = `demo_${randomUUID().replaceAll('-', '')}`
    const now = new Date()
    const status = isLifetime(planId) ? 'lifetime' : 'active'
    await storeMembership(db, userId, { status, paidUntil: periodEnd(planId, now), subscriptionId: null, planId })
    const said = { message: demoWords, isDemo: true }
    if (wanted.planType === 'premium')
      return { ...said, checkoutUrl: returns.demo.replace('{CHECKOUT_SESSION_ID}', sessionId) }
    return { ...said, sessionId, url: returns.demo }
  }

  return { order }
}

/** A subscription that is paid for, whether or not it is going to renew. */
function isRunning({ status, paidUntil }: Member): boolean {
  return status === 'active' || (status === 'canceled' && paidUntil !== null && paidUntil > new Date())
}

function refuseSecondPurchase(member: Member, planId: PlanId) {
  if (member.status === 'lifetime')
    throw new AppError('conflict', 'You already have Hearten for life. There is nothing more to pay.')
  if (member.status === 'past_due')
    throw new AppError('conflict', 'Your last payment did not go through. Update the card on your account page first.')
  if (member.status === 'active' && member.planId === planId)
    throw new AppError('conflict', `You already have ${planNames[planId]}.`)
}

type Returns = { paying: { successUrl: string; cancelUrl: string }; demo: string }

/** Where the provider sends people back to: always our own pages, whatever a client asks for. */
function returnAddresses(wanted: Order, appUrl: string): Returns {
  const session = 'session_id={CHECKOUT_SESSION_ID}'
  if (wanted.planType === 'premium') {
    const back = `${appUrl}/pricing?success=true&${session}`
    return { paying: { successUrl: back, cancelUrl: `${appUrl}/pricing?canceled=true` }, demo: back }
  }
  const plan = `plan=${wanted.planType}`
  return {
    paying: {
      successUrl: `${appUrl}/?success=true&${plan}&${session}`,
      cancelUrl: ownAddress(wanted.cancelUrl, appUrl) ?? `${appUrl}/pricing?canceled=true`,
    },
    demo: `${appUrl}/?success=true&dev=true`,
  }
}

function ownAddress(wanted: string | undefined, appUrl: string): string | undefined {
  if (!wanted) return undefined
  try {
    const url = new URL(wanted, appUrl)
    return url.origin === new URL(appUrl).origin ? url.toString() : undefined
  } catch {
    return undefined
  }
}
