import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request.ts'
import { toast } from '#client/ui/toast.ts'
import { listFailures, retryJob } from '#contract/admin.ts'
import { useSayFailure } from './use-say-failure.ts'

/** Asks for another try, and reads the list anew: another administrator may have asked too. */
export function useRetryJob() {
  const cache = useQueryClient()
  const sayFailure = useSayFailure()
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    onSuccess: () => toast({ title: 'It is in line again.', description: 'That is in the log.' }),
    onError: sayFailure,
    onSettled: () =>
      cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listFailures.path) }),
  })
}
