import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { createForumReply, type NewForumReply } from '#contract/forum/forum.ts'
import { heldWords } from '../forum-words.ts'
import { repliesQuery } from '../queries.ts'
import { useSayForumFailure } from '../use-forum-problem.ts'
import { addReply } from './reply-cache.ts'

export function useCreateReply(postId: string, onPosted: () => void) {
  const cache = useQueryClient()
  const sayFailure = useSayForumFailure()
  const mutationKey = ['new-reply', postId]
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (body: NewForumReply) => call(createForumReply, { params: { postId }, body }),
    onSuccess: async (reply) => {
      // A list requested before this reply was written must not overwrite the one that has it.
      await cache.cancelQueries({ queryKey: repliesQuery(postId).queryKey })
      addReply(cache, postId, reply)
      toast({ title: 'Your reply has been posted!', description: heldWords(reply) })
      onPosted()
    },
    onError: (error) =>
      sayFailure(error, { title: 'Failed to post reply. Please try again.', fallback: 'Your words are still here.' }),
  })
  return {
    isPending,
    // A second press can come before the busy state has been rendered.
    create: (reply: NewForumReply) => {
      if (cache.isMutating({ mutationKey }) === 0) mutate(reply)
    },
  }
}
