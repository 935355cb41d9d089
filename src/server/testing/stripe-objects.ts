import type Stripe from 'stripe'
import type { Wire } from './stripe-wire.ts'

export type Metadata = Record<string, string>
export type Price = {
  id: string
  unit_amount: number
  currency: string
  product: string
  recurring: { interval: 'month' | 'year' } | null
}
export type Subscription = {
  id: string
  object: 'subscription'
  customer: string
  status: Stripe.Subscription.Status
  cancel_at_period_end: boolean
  cancel_at: number | null
  ended_at: number | null
  created: number
  start_date: number
  metadata: Metadata
  items: { data: { id: string; current_period_start: number; current_period_end: number; price: Price }[] }
}
export type Session = {
  id: string
  object: 'checkout.session'
  customer: string
  mode: 'payment' | 'subscription'
  status: 'open' | 'complete' | 'expired'
  url: string
  amount_total: number
  metadata: Metadata
  success_url: string
  cancel_url: string
}
export type Payment = {
  id: string
  customer: string
  status: Stripe.PaymentIntent.Status
  metadata: Metadata
  chargeId: string
  refunded: boolean
  dispute: Stripe.Dispute.Status | null
}

export function presentSession({ price: _price, ...session }: Session & { price: Price }): Session {
  return session satisfies Wire<Stripe.Checkout.Session>
}

export function presentPayment({ id, status, metadata, chargeId, refunded, dispute }: Payment) {
  return {
    id,
    object: 'payment_intent',
    status,
    metadata,
    latest_charge: { id: chargeId, object: 'charge', refunded, disputed: dispute !== null },
  } satisfies Wire<Stripe.PaymentIntent>
}
