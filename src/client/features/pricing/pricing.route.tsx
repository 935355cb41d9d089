import { pageMeta } from '#client/platform/page/page-meta.ts'
import { trialDays } from '#rules/membership/trial.ts'
import { PricingScreen } from './pricing-screen.tsx'

export const meta = () =>
  pageMeta({
    title: 'Pricing',
    description: `${trialDays} days free and without a card, then monthly, annual or once for life. Every price, and how to leave.`,
    path: '/pricing',
  })

export default function PricingRoute() {
  return <PricingScreen />
}
