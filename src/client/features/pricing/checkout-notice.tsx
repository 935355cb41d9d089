import { useEffect, useState } from 'react'
import { Notice } from '#client/ui/feedback/notice.tsx'
import type { Checkout } from './use-checkout.ts'

const hint = 'Having trouble? Please ensure popup blockers are disabled, or try a different browser.'

/**
 * Long enough for the payment page to load on a slow line, and short enough not to leave somebody in front of a dead
 * button.
 */
const patienceMs = 6000

/** What prevents paying, and what to do about it. */
export function CheckoutNotice({ checkout: { problem, paymentPage } }: { checkout: Checkout }) {
  const isStuck = useIsOverdue(paymentPage)
  const link = paymentPage && (
    <a href={paymentPage} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
      Open the payment page in a new tab
    </a>
  )
  if (problem?.isRefusal) {
    return (
      <Notice tone="amber" role="alert">
        {problem.said}
      </Notice>
    )
  }
  if (problem) {
    return (
      <Notice tone="amber" role="alert" title="Failed to create checkout session. Please try again." action={link}>
        {problem.said && <p>{problem.said}</p>}
        <p>{hint}</p>
      </Notice>
    )
  }
  return isStuck ? (
    <Notice role="status" action={link}>
      {hint}
    </Notice>
  ) : null
}

function useIsOverdue(paymentPage: string | null): boolean {
  const [overdue, setOverdue] = useState<string | null>(null)
  useEffect(() => {
    if (paymentPage === null) return
    const timer = setTimeout(() => setOverdue(paymentPage), patienceMs)
    return () => clearTimeout(timer)
  }, [paymentPage])
  return paymentPage !== null && overdue === paymentPage
}
