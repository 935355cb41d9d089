import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { listFailures, retryJob } from '#contract/admin/admin.ts'
import { useSayUnchanged } from '../use-say-unchanged.ts'

/** Asks for another try, and reads the list anew: another administrator may have asked too. */
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
