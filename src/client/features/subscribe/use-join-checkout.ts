import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { membershipKey } from '#client/parts/membership/membership.ts'
import { openPaymentPage, ownPath } from '#client/parts/membership/payment-page.ts'
import { logProblem } from '#client/platform/log.ts'
import { ApiError } from '#client/platform/request/api-error.ts'
import { call } from '#client/platform/request/request.ts'
import { currentUserKey } from '#client/platform/session/current-user.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { type CheckoutReply, createCheckoutSession } from '#contract/membership.ts'
import type { JoinPlanType } from '#rules/membership/plan-catalogue.ts'

const systemError = 'Payment system error. Please try again.'
const demoReturn = '/?success=true&dev=true'

/** Long enough to read that nothing is paid here. */
const demoWordsMs = 2500

export function useJoinCheckout() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const handleUnauthorized = useUnauthorizedHandler()
  const [problem, setProblem] = useState<string | null>(null)
  const [demoWords, setDemoWords] = useState<string | null>(null)

  const { mutate: start } = useMutation({
    mutationFn: (planType: JoinPlanType) => {
      const { origin } = window.location
      return call(createCheckoutSession, {
        body: {
          planType,
          successUrl: `${origin}/?success=true&plan=${planType}`,
          cancelUrl: `${origin}/pricing?canceled=true`,
        },
      })
    },
    onMutate: () => setProblem(null),
    onSuccess: follow,
    onError: (error) => {
      if (handleUnauthorized(error)) return
      const reply = error instanceof ApiError ? error.reply : null
      // Somebody who already has the plan is told so, because a retry would not help.
      setProblem(reply?.code === 'conflict' ? reply.message : systemError)
    },
  })

  function follow({ sessionId, url, message, isDemo }: CheckoutReply) {
    void cache.invalidateQueries({ queryKey: membershipKey })
    void cache.invalidateQueries({ queryKey: currentUserKey })
    if (isDemo) return setDemoWords(message ?? null)
    const path = url === undefined ? null : ownPath(url)
    if (path !== null) {
      // A subscriber switched plans; there is no payment page.
      if (message) toast({ title: 'Done', description: message })
      return navigate(path, { replace: true })
    }
    if (!sessionId || !url) {
      logProblem('No session ID received from server')
      return setProblem(systemError)
    }
    const refused = openPaymentPage(url)
    if (refused) setProblem(`Payment error: ${refused.message}`)
  }

  useEffect(() => {
    if (demoWords === null) return
    const timer = setTimeout(() => navigate(demoReturn, { replace: true }), demoWordsMs)
    return () => clearTimeout(timer)
  }, [demoWords, navigate])

  return { start, problem, demoWords }
}
