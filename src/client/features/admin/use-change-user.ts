import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { errorMessageOf } from '#client/platform/api-error.ts'
import { apiRequest, urlOf } from '#client/platform/request.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { toast } from '#client/ui/toast.ts'
import { searchUsers } from '#contract/admin.ts'
import type { Endpoint } from '#contract/endpoint.ts'

type Input = { params: { id: string }; body?: unknown }

/** Does something to an account, says how it went, and reads the list anew. */
export function useChangeUser(
  endpoint: Endpoint<'admin', z.ZodType<{ id: string }>, z.ZodType, z.ZodType>,
  { done, onSuccess }: { done: string; onSuccess: () => void },
) {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  return useMutation({
    mutationFn: ({ params, body }: Input) => apiRequest(endpoint.method, urlOf(endpoint, { params }), body),
    onSuccess: async () => {
      await refresh()
      toast({ title: done, description: 'It is in the log.' })
      onSuccess()
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return
      toast({
        title: 'Nothing was changed',
        description: errorMessageOf(error, 'That did not go through. Try again when you’re back online.'),
        variant: 'destructive',
      })
      // Another administrator may have acted meanwhile.
      void refresh()
    },
  })

  function refresh() {
    return cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(searchUsers.path) })
  }
}
