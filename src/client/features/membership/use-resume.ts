import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keepMembership } from '#client/parts/membership/membership.ts'
import { errorMessageOf } from '#client/platform/request/api-error.ts'
import { call } from '#client/platform/request/request.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { resumeMembership } from '#contract/membership.ts'

export function useResume() {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resumeMembership),
    onMutate: () => setProblem(null),
    onSuccess: (membership) => {
      keepMembership(cache, membership)
      toast({ title: 'Your membership continues', description: 'It renews as before, and you can cancel at any time.' })
    },
    onError: (error) => {
      if (!handleUnauthorized(error))
        setProblem(
          errorMessageOf(error, 'Your membership could not be resumed. Nothing was changed; please try again.'),
        )
    },
  })
  return { resume: mutate, isResuming: isPending, problem }
}
