import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessageOf } from '#client/platform/api-error.ts'
import { call } from '#client/platform/request.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { toast } from '#client/ui/toast.ts'
import { unblock } from '#contract/forum-blocks.ts'
import { blocksQuery, refreshForum } from './queries.ts'

export function useUnblock() {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  return useMutation({
    mutationFn: (blockId: string) => call(unblock, { params: { blockId } }),
    onSuccess: () => {
      refreshForum(cache)
      toast({ title: 'The block is undone.' })
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return
      toast({
        title: 'Still blocked',
        description: errorMessageOf(error, 'That did not go through. Try again when you’re back online.'),
        variant: 'destructive',
      })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: blocksQuery.queryKey }),
  })
}
