import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { listFailures, retryJob } from '#contract/admin/admin.ts'
import { useSayUnchanged } from '../use-say-unchanged.ts'

/** Requests a retry and refetches the list, since another administrator may have done the same. */
export function useRetryJob() {
  const cache = useQueryClient()
  const sayUnchanged = useSayUnchanged()
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    onSuccess: () => toast({ title: 'It’s back in the queue.', description: 'That is in the log.' }),
    onError: sayUnchanged,
    onSettled: () =>
      cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listFailures.path) }),
  })
}
