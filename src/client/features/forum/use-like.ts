import { call } from '#client/platform/request/request.ts'
import { useQuickSwitch } from '#client/platform/session/use-quick-switch.ts'
import { type ForumPost, likeForumPost, unlikeForumPost } from '#contract/forum/forum.ts'
import { findListed, patchPost, withLike } from './posts/post-cache.ts'
import { postQuery } from './queries.ts'
import { useSayForumFailure } from './use-forum-problem.ts'

/** A like that shows at once, and is undone if it could not be saved. */
export function useLike({ id: postId }: Pick<ForumPost, 'id'>) {
  const sayFailure = useSayForumFailure()
  const { queryKey } = postQuery(postId)
  return useQuickSwitch({
    id: `like:${postId}`,
    overtaken: queryKey,
    read: (cache) => (cache.getQueryData(queryKey) ?? findListed(cache, postId))?.isLiked ?? false,
    show: (cache, isLiked) => patchPost(cache, postId, (post) => withLike(post, isLiked)),
    save: (isLiked) => call(isLiked ? likeForumPost : unlikeForumPost, { params: { postId } }),
    onSaved: (cache, { isLiked, likes }) => patchPost(cache, postId, (post) => ({ ...post, isLiked, likes })),
    onFailed: (error) => {
      sayFailure(error, {
        title: 'That like was not saved',
        fallback: 'It’s back to how it was. Try again when you’re back online.',
      })
    },
  })
}
