import { randomUUID } from 'node:crypto'
import type { CheckoutReply } from '#contract/membership.ts'
import {
  isLifetime,
  joinPlanId,
  type PlanId,
  periodEnd,
  planNames,
  pricingPlanId,
} from '#rules/membership/plan-catalogue.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import type { Sync } from './events/sync.service.ts'
import { inTime, ProviderSilent } from './in-time.ts'
import type { RequireMember } from './members.ts'
import {
  findPendingCancellation,
  keepCustomer,
  type Member,
  settleCancellation,
  storeMembership,
} from './membership.queries.ts'
import { CardDeclined, type PaymentProvider } from './payments/payment-provider.ts'

type Payments = { provider: PaymentProvider; sync: Sync }
export type CheckoutDeps = {
  db: Database
  requireMember: RequireMember
  /** Without a provider, a demo sells locally and production refuses. */
  payments: Payments | undefined
  isDemo: boolean
  appUrl: () => string
  log: { warn: (facts: object, message: string) => void }
}

export type Order =
  | { planType: 'premium'; billingType: 'monthly' | 'annual' | 'lifetime' }
  | { planType: 'monthly' | 'yearly'; successUrl?: string | undefined; cancelUrl?: string | undefined }

const declinedWords =
  'Your card was declined, so your plan is as it was. Change the card under “Card and invoices” on your account page.'
/** The plan may have been changed anyway; we do not know yet. */
const silentWords =
  'The payment provider isn’t answering right now. If anything changed, your account page shows it in a few minutes.'
const demoWords = 'Demo Mode: Payment processing not configured. Redirecting to dashboard...'

export function createCheckout({ db, requireMember, payments, isDemo, appUrl, log }: CheckoutDeps) {
  async function order(actor: Actor, wanted: Order): Promise<CheckoutReply> {
    const planId = wanted.planType === 'premium' ? pricingPlanId(wanted.billingType) : joinPlanId(wanted.planType)
    const returns = returnAddresses(wanted, appUrl())
    if (!payments) return sellDemo(await requireMember(actor), planId, wanted, returns)
    return inTime(buyFromProvider(payments, actor, planId, wanted, returns)).catch((error: unknown) => {
      if (error instanceof AppError) throw error
      if (error instanceof CardDeclined) throw new AppError('conflict', declinedWords)
      log.warn({ err: error }, 'checkout failed')
      if (error instanceof ProviderSilent) throw new AppError('unavailable', silentWords)
      throw new AppError('unavailable', 'The payment page could not be opened. Nothing was charged or changed.')
    })
  }

  async function buyFromProvider(
    { provider, sync }: Payments,
    actor: Actor,
    planId: PlanId,
    wanted: Order,
    returns: Returns,
  ): Promise<CheckoutReply> {
    // They may have just paid in another tab, with the event still on its way. Asking the provider keeps them from
    // paying twice.
    await sync.syncMember(await requireMember(actor))
    const member = await requireMember(actor)
    refuseSecondPurchase(member, planId)
    const { subscriptionId } = member
    if (subscriptionId && isRunning(member) && !isLifetime(planId)) {
      await withdrawCancellation(member)
      if (member.planId === planId) await provider.setRenewal(subscriptionId, true)
      else await provider.changePlan(subscriptionId, planId)
      await sync.syncMember(member)
      return changedReply(member, planId, wanted)
    }
    const customerId = await requireCustomer(member, provider)
    const page = await provider.createCheckout({ customerId, userId: member.id, planId, ...returns.paying })
    return wanted.planType === 'premium' ? { checkoutUrl: page.url } : { sessionId: page.id, url: page.url }
  }

  async function requireCustomer(member: Member, provider: PaymentProvider) {
    if (member.customerId) return member.customerId
    return keepCustomer(db, member.id, await provider.ensureCustomer({ userId: member.id, email: member.email }))
  }

  /** Somebody who chooses a plan now no longer wants to leave. */
  async function withdrawCancellation({ id }: Member) {
    const pending = await findPendingCancellation(db, id)
    if (pending) await settleCancellation(db, pending, 'withdrawn')
  }

  /** Subscribers switch, or stay, at once; the provider offsets what was paid against what is due. */
  function changedReply(member: Member, planId: PlanId, wanted: Order): CheckoutReply {
    const message =
      member.planId === planId
        ? `${planNames[planId]} continues. Nothing was charged today.`
        : `Your plan is now ${planNames[planId]}. What you had already paid counts toward it.`
    const url = `${appUrl()}/pricing`
    return wanted.planType === 'premium' ? { checkoutUrl: url, message } : { url, message }
  }

  async function sellDemo(member: Member, planId: PlanId, wanted: Order, returns: Returns): Promise<CheckoutReply> {
    refuseSecondPurchase(member, planId)
    if (!isDemo)
      throw new AppError('unavailable', 'Payments are not set up on this server. Nothing was charged or changed.')
    await withdrawCancellation(member)
    const status = isLifetime(planId) ? 'lifetime' : 'active'
    const goesOn = member.planId === planId && isRunning(member)
    const paidUntil = goesOn ? member.paidUntil : periodEnd(planId, new Date())
    await storeMembership(db, member.id, { status, paidUntil, subscriptionId: null, planId })
    if (goesOn) return changedReply(member, planId, wanted)
    const sessionId = `demo_${randomUUID().replaceAll('-', '')}`
    const said = { message: demoWords, isDemo: true }
    if (wanted.planType === 'premium')
      return { ...said, checkoutUrl: returns.demo.replace('{CHECKOUT_SESSION_ID}', sessionId) }
    return { ...said, sessionId, url: returns.demo }
  }

  return { order }
}

/** A paid subscription, whether or not it will renew. */
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

/** Where the provider sends people back to: always our own pages, whatever a client requests. */
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
