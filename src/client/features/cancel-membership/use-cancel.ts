import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keepMembership, membershipKey } from '#client/parts/membership/membership.ts'
import { ApiError } from '#client/platform/request/api-error.ts'
import { call } from '#client/platform/request/request.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { cancelMembership } from '#contract/membership.ts'
import type { cancellationReasons } from '#rules/membership/cancellation.ts'

export type Reason = (typeof cancellationReasons)[number]

export function useCancel(onSubmitted: () => void) {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (request: { reason: Reason; feedback: string }) => call(cancelMembership, { body: request }),
    onMutate: () => setProblem(null),
    onSuccess: (membership) => {
      keepMembership(cache, membership)
      onSubmitted()
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return
      // Something changed elsewhere, for example in another tab: refetch, so that the screen shows the current state.
      if (error instanceof ApiError && error.reply?.code === 'conflict')
        void cache.invalidateQueries({ queryKey: membershipKey })
      else setProblem('Failed to submit cancellation request. Please try again.')
    },
  })
  return { submit: mutate, isSubmitting: isPending, problem }
}
