import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { unblock } from '#contract/forum/forum-blocks.ts'
import { blocksQuery, refreshForum } from '../queries.ts'

export function useUnblock() {
  const cache = useQueryClient()
  const sayFailure = useSayFailure()
  return useMutation({
    mutationFn: (blockId: string) => call(unblock, { params: { blockId } }),
    onSuccess: () => {
      refreshForum(cache)
      toast({ title: 'The block is undone.' })
    },
    onError: (error) =>
      sayFailure(error, {
        title: 'Still blocked',
        fallback: 'That did not go through. Try again when you’re back online.',
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: blocksQuery.queryKey }),
  })
}
