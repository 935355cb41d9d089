import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { apiRequest, urlOf } from '#client/platform/request/request.ts'
import { withConfirmation } from '#client/platform/session/confirm-it.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { searchUsers } from '#contract/admin/admin.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { useSayUnchanged } from '../use-say-unchanged.ts'

type Input = { params: { id: string }; body?: unknown }

/** Changes an account, reports the result, and refetches the list. */
export function useChangeUser(
  endpoint: Endpoint<'admin', z.ZodType<{ id: string }>, z.ZodType, z.ZodType>,
  { done, onSuccess }: { done: string; onSuccess: () => void },
) {
  const cache = useQueryClient()
  const sayUnchanged = useSayUnchanged()
  return useMutation({
    mutationFn: ({ params, body }: Input) =>
      withConfirmation(() => apiRequest(endpoint.method, urlOf(endpoint, { params }), body)),
    onSuccess: async () => {
      await refresh()
      toast({ title: done, description: 'It is in the log.' })
      onSuccess()
    },
    onError: (error) => {
      sayUnchanged(error)
      // Another administrator may have acted meanwhile.
      void refresh()
    },
  })

  function refresh() {
    return cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(searchUsers.path) })
  }
}
