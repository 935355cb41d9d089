import { formatCents, type Plan } from './plans.ts'

/** What every plan and the trial include, word for word. */
export const planFeatures = [
  'Small Talk Cues',
  'AI Coach WingMate (24/7)',
  'Energy Boost Activities',
  'Progress Tracking & Analytics',
  'Priority Support',
] as const

export const acceptedCards = ['Visa', 'MasterCard', 'American Express', 'Discover'] as const
export const guarantees = 'Cancel anytime • No hidden fees • 30-day money-back guarantee'

/** What pressing the pay button commits to; shown beside the button. */
export function renewalTerms({ amountCents, every }: Plan): string {
  const price = formatCents(amountCents)
  return every === 'once'
    ? `${price}, charged once. Nothing renews.`
    : `${price} when you subscribe, then ${price} every ${every} until you cancel.`
}
