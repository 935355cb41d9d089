import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { membershipKey } from '#client/parts/membership/membership.ts'
import { openPaymentPage, ownPath } from '#client/parts/membership/payment-page.ts'
import { ApiError } from '#client/platform/request/api-error.ts'
import { call } from '#client/platform/request/request.ts'
import { currentUserKey } from '#client/platform/session/current-user.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { type CheckoutReply, createCheckoutSession } from '#contract/membership.ts'
import type { BillingType } from '#rules/membership/plan-catalogue.ts'

export type CheckoutProblem = {
  /** What the server said, in its own words. */
  said: string | null
  /** The server refused for a reason that a retry does not change. */
  isRefusal: boolean
}

export type Checkout = {
  isProcessing: boolean
  problem: CheckoutProblem | null
  /** The payment page being opened, for browsers that do not go there by themselves. */
  paymentPage: string | null
  start: (billingType: BillingType) => void
}

export function useCheckout(): Checkout {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const handleUnauthorized = useUnauthorizedHandler()
  const [problem, setProblem] = useState<CheckoutProblem | null>(null)
  const [paymentPage, setPaymentPage] = useState<string | null>(null)

  const { mutate, isPending } = useMutation({
    mutationFn: (billingType: BillingType) =>
      call(createCheckoutSession, { body: { planType: 'premium', billingType } }),
    onMutate: () => setProblem(null),
    onSuccess: follow,
    onError: (error) => {
      if (!handleUnauthorized(error)) setProblem(readProblem(error))
    },
  })

  function follow({ checkoutUrl, message, isDemo }: CheckoutReply) {
    if (!checkoutUrl) return setProblem({ said: message ?? null, isRefusal: false })
    const path = ownPath(checkoutUrl)
    if (path === null) {
      setPaymentPage(checkoutUrl)
      if (openPaymentPage(checkoutUrl)) setProblem({ said: null, isRefusal: false })
      return
    }
    // Sold without leaving the page: a demo, or a subscriber who switched plans.
    void cache.invalidateQueries({ queryKey: membershipKey })
    void cache.invalidateQueries({ queryKey: currentUserKey })
    if (message && !isDemo) toast({ title: 'Done', description: message })
    navigate(path, { replace: true, preventScrollReset: true })
  }

  useEffect(() => {
    // Going back from the payment page may restore this page as it was left, in the middle of leaving.
    const revive = (event: PageTransitionEvent) => event.persisted && setPaymentPage(null)
    window.addEventListener('pageshow', revive)
    return () => window.removeEventListener('pageshow', revive)
  }, [])

  return { isProcessing: isPending || (paymentPage !== null && !problem), problem, paymentPage, start: mutate }
}

function readProblem(error: unknown): CheckoutProblem {
  const reply = error instanceof ApiError ? error.reply : null
  return { said: reply?.message ?? null, isRefusal: reply?.code === 'conflict' }
}
