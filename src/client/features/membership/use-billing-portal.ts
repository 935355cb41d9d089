import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { openPaymentPage } from '#client/parts/membership/payment-page.ts'
import { errorMessageOf } from '#client/platform/request/api-error.ts'
import { call } from '#client/platform/request/request.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { openBillingPortal } from '#contract/membership.ts'

const closed = 'The page for cards and invoices could not be opened. Please try again.'

/** The payment provider's page for changing cards and reading invoices. */
export function useBillingPortal() {
  const handleUnauthorized = useUnauthorizedHandler()
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(openBillingPortal),
    onMutate: () => setProblem(null),
    onSuccess: ({ url }) => {
      if (openPaymentPage(url)) setProblem(closed)
    },
    onError: (error) => {
      if (!handleUnauthorized(error)) setProblem(errorMessageOf(error, closed))
    },
  })
  return { openPortal: mutate, isOpening: isPending, problem }
}
