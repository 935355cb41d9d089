import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { readPaymentReturn } from '#client/features/payment-success/payment-return.ts'
import { PageSpinner } from '../page-spinner.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

const PaymentSuccessScreen = lazy(() =>
  import('#client/features/payment-success/payment-success-screen.tsx').then((module) => ({
    default: module.PaymentSuccessScreen,
  })),
)

/** The dashboard, or for somebody who returns from paying, the result of that first. */
export function MemberHome() {
  const [search] = useSearchParams()
  const payment = readPaymentReturn(search)
  if (!payment) return <DashboardScreen />
  return (
    <Suspense fallback={<PageSpinner />}>
      <PaymentSuccessScreen payment={payment} />
    </Suspense>
  )
}
