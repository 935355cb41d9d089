import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { isPaid, keepMembership } from '#client/parts/membership/membership.ts'
import { call } from '#client/platform/request/request.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { type Membership, refreshMembership } from '#contract/membership.ts'
import { paymentProcessingMs } from '#rules/timings.ts'

type Confirmation = { state: 'processing' } | { state: 'unconfirmed' } | { state: 'paid'; membership: Membership }

/** Asks the server, which asks the provider, whether anything was paid. Takes at least two seconds. */
export function useConfirmation() {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const [round, setRound] = useState(0)
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'processing' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every round asks once
  useEffect(() => {
    let isWanted = true
    setConfirmation({ state: 'processing' })
    const asked = call(refreshMembership).catch((error: unknown) => {
      handleUnauthorized(error)
      return null
    })
    void Promise.all([asked, delay(paymentProcessingMs)]).then(([membership]) => {
      if (!isWanted) return
      if (membership) keepMembership(cache, membership)
      setConfirmation(membership && isPaid(membership) ? { state: 'paid', membership } : { state: 'unconfirmed' })
    })
    return () => {
      isWanted = false
    }
  }, [round])

  const checkAgain = useCallback(() => setRound((last) => last + 1), [])
  const membership = confirmation.state === 'paid' ? confirmation.membership : null
  return { state: confirmation.state, membership, checkAgain }
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
