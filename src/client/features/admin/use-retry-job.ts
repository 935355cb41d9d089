import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessageOf } from '#client/platform/api-error.ts'
import { call } from '#client/platform/request.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { toast } from '#client/ui/toast.ts'
import { listFailures, retryJob } from '#contract/admin.ts'

/** Asks for another try, and reads the list anew: another administrator may have asked too. */
export function useRetryJob() {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    onSuccess: () => toast({ title: 'It is in line again.', description: 'That is in the log.' }),
    onError: (error) => {
      if (handleUnauthorized(error)) return
      toast({
        title: 'Nothing was changed',
        description: errorMessageOf(error, 'That did not go through. Try again when you’re back online.'),
        variant: 'destructive',
      })
    },
    onSettled: () =>
      cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listFailures.path) }),
  })
}
