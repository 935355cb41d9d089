import { z } from 'zod'
import { subscriptionStatuses } from '#rules/access.ts'
import { cancellationReasons, feedbackMaxLength } from '#rules/membership/cancellation.ts'
import { planIds } from '#rules/membership/plan-catalogue.ts'
import { endpoint } from './endpoint.ts'
import { OptionalWords } from './fields.ts'

/** The pricing page asks by billing type. */
const PricingOrder = z.object({
  planType: z.literal('premium'),
  billingType: z.enum(['monthly', 'annual', 'lifetime']),
})
/** The join page asks by plan type, and names the page to return to. */
const JoinOrder = z.object({
  planType: z.enum(['monthly', 'yearly']),
  successUrl: z.string().max(500).optional(),
  cancelUrl: z.string().max(500).optional(),
})

export const CheckoutReply = z.object({
  /** For the pricing page: where the browser goes. */
  checkoutUrl: z.string().optional(),
  /** For the join page. */
  sessionId: z.string().optional(),
  url: z.string().optional(),
  /** Shown to the person, e.g. that this is a demo or that the plan was changed. */
  message: z.string().optional(),
  isDemo: z.boolean().optional(),
})
export type CheckoutReply = z.infer<typeof CheckoutReply>

export const createCheckoutSession = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/create-checkout-session',
  summary: 'Begin to pay for a plan. Amounts are looked up here; whatever else is sent is ignored.',
  body: z.union([PricingOrder, JoinOrder], 'Choose one of the plans. Nothing was charged or changed.'),
  reply: CheckoutReply,
})

export const Membership = z.object({
  status: z.enum(subscriptionStatuses),
  planId: z.enum(planIds).nullable(),
  paidUntil: z.iso.datetime().nullable(),
  /** A cancellation was requested and is not carried out yet. */
  isCancellationPending: z.boolean(),
  canResume: z.boolean(),
  canManageBilling: z.boolean(),
})
export type Membership = z.infer<typeof Membership>

export const readMembership = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/membership',
  summary: 'The plan one has, until when it is paid, and whether it renews.',
  reply: Membership,
})

export const refreshMembership = endpoint({
  ...readMembership,
  method: 'POST',
  path: '/api/membership/refresh',
  summary: 'Ask the payment provider again, e.g. after coming back from paying.',
})

export const cancelMembership = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/cancel-membership',
  summary: 'Ask to end the membership at the end of the paid period.',
  body: z.object({
    reason: z.enum(cancellationReasons, 'Please select a reason'),
    feedback: OptionalWords(feedbackMaxLength, 'Feedback'),
  }),
  reply: Membership,
})

export const resumeMembership = endpoint({
  ...readMembership,
  method: 'POST',
  path: '/api/resume-membership',
  summary: 'Take a cancellation back while the paid period runs.',
})

export const openBillingPortal = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/billing-portal',
  summary: 'A link to the payment provider’s page for cards and invoices.',
  reply: z.object({ url: z.string() }),
})
