import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { createForumPost, type ForumPost } from '#contract/forum/forum.ts'
import { heldWords } from '../forum-words.ts'
import { refreshForum } from '../queries.ts'
import { useSayForumFailure } from '../use-forum-problem.ts'
import type { ReadyPost } from './post-form.tsx'

const mutationKey = ['new-post']

type NewPost = ReadyPost & { clientId: string | undefined }

export function useCreatePost(onPosted: (post: ForumPost) => void) {
  const cache = useQueryClient()
  const sayFailure = useSayForumFailure()
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (body: NewPost) => call(createForumPost, { body }),
    onSuccess: (post) => {
      refreshForum(cache)
      toast({ title: 'Your post has been created!', description: heldWords(post) })
      onPosted(post)
    },
    onError: (error) =>
      sayFailure(error, {
        title: 'Failed to create post. Please try again.',
        fallback: 'Your draft is kept on this device.',
      }),
  })
  return {
    isPending,
    // A second press can come before the busy state has been rendered.
    create: (post: NewPost) => {
      if (cache.isMutating({ mutationKey }) === 0) mutate(post)
    },
  }
}
