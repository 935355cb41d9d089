import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { daysLeftWords, trialOf } from '#client/parts/membership/trial.ts'
import { useSearchAfterHydration } from '#client/platform/page/use-search.ts'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { BillingType } from '#rules/membership/plan-catalogue.ts'
import { confirmPayment } from './confirm-payment.ts'
import { type PricingArrival, readArrival } from './pricing-arrival.ts'

type Acts = {
  choose: (billingType: BillingType) => void
  pay: (billingType: BillingType) => void
  startTrial: () => void
}

/** Does what the address asks for, once, and resets it: going back or reloading must not repeat it. */
export function useArrivalAct(acts: Acts) {
  const search = useSearchAfterHydration()
  const { user, isLoading, isUnreachable } = useCurrentUser()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const taken = useRef<URLSearchParams>(null)
  const isGreeted = useRef(false)

  useEffect(() => {
    if (isLoading || isUnreachable) return
    // The address changes a moment after it was acted on; renders in between must not act again.
    const arrival = taken.current === search ? null : readArrival(search)
    taken.current = search
    const running = user && trialOf(user, new Date())
    if (arrival) act(arrival)
    else if (running?.isInTrial && !isGreeted.current) {
      toast({ title: 'Your free trial is running', description: `${daysLeftWords(running.daysLeft)}.` })
    }
    // One toast at a time: the days left must not replace the message somebody arrived with.
    if (user) isGreeted.current = true

    function act(asked: PricingArrival) {
      switch (asked.kind) {
        case 'paid':
          void confirmPayment(cache, asked.sessionId, user !== null)
          break
        case 'canceled':
          toast({
            title: 'Payment canceled',
            description: 'Nothing was charged. The plans are here when you want one.',
          })
          break
        case 'trial':
          // A visitor's request stays in the address, next to the button for it.
          if (!user) return
          if (running?.isInTrial)
            toast({ title: 'Your free trial is running', description: `${daysLeftWords(running.daysLeft)}.` })
          else acts.startTrial()
          break
        case 'plan':
          acts.choose(asked.billingType)
          if (!user) return
          acts.pay(asked.billingType)
      }
      navigate('/pricing', { replace: true, preventScrollReset: true })
    }
  }, [acts, cache, isLoading, isUnreachable, navigate, search, user])
}
