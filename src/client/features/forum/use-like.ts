import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessageOf } from '#client/platform/api-error.ts'
import { call } from '#client/platform/request.ts'
import { toast } from '#client/ui/toast.ts'
import { type ForumPost, likeForumPost, unlikeForumPost } from '#contract/forum.ts'
import { patchPost, withLike } from './post-cache.ts'
import { postQuery } from './queries.ts'
import { useForumProblem } from './use-forum-problem.ts'

/** A like that answers at once, even on a slow train, and is taken back honestly when it could not be saved. */
export function useLike({ id: postId }: Pick<ForumPost, 'id'>) {
  const cache = useQueryClient()
  const handleProblem = useForumProblem()
  const mutationKey = ['like', postId]
  const { mutate } = useMutation({
    mutationKey,
    // One lane per post: quick taps run in order, so the last tap is the one that stays.
    scope: { id: `like:${postId}` },
    mutationFn: (isLiked: boolean) => call(isLiked ? likeForumPost : unlikeForumPost, { params: { postId } }),
    onMutate: async (isLiked) => {
      // The post was asked for as its dialog opened; that answer must not arrive after the tap and undo it.
      await cache.cancelQueries({ queryKey: postQuery(postId).queryKey })
      patchPost(cache, postId, (post) => withLike(post, isLiked))
    },
    onSuccess: ({ isLiked, likes }) => {
      const isLast = cache.isMutating({ mutationKey }) === 1
      if (isLast) patchPost(cache, postId, (post) => ({ ...post, isLiked, likes }))
    },
    onError: (error, isLiked) => {
      patchPost(cache, postId, (post) => withLike(post, !isLiked))
      if (handleProblem(error)) return
      toast({
        title: 'That like was not saved',
        description: errorMessageOf(error, 'It is back as it was. Try again when you’re back online.'),
        variant: 'destructive',
      })
    },
  })
  return mutate
}
