import { useSearchParams } from 'react-router'
import { readPaymentReturn } from '#client/features/payment-success/payment-return.ts'
import { PaymentSuccessScreen } from '#client/features/payment-success/payment-success-screen.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

/** The dashboard, unless somebody comes back from paying: then that is shown first. */
export function MemberHome() {
  const [search] = useSearchParams()
  const payment = readPaymentReturn(search)
  return payment ? <PaymentSuccessScreen payment={payment} /> : <DashboardScreen />
}
