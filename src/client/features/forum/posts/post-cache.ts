import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ForumPost } from '#contract/forum/forum.ts'
import { postQuery, postsKey } from '../queries.ts'

/** Updates one post everywhere on screen: in the lists and in the open dialog. */
export function patchPost(cache: QueryClient, postId: string, change: (post: ForumPost) => ForumPost) {
  const changed = (post: ForumPost) => (post.id === postId ? change(post) : post)
  cache.setQueriesData<InfiniteData<ForumPost[]>>({ queryKey: postsKey }, (data) => {
    return data && { ...data, pages: data.pages.map((page) => page.map(changed)) }
  })
  cache.setQueryData(postQuery(postId).queryKey, (post) => post && change(post))
}

/** A post that is already in one of the lists, so that its dialog can open with it. */
export function findListed(cache: QueryClient, postId: string): ForumPost | undefined {
  const lists = cache.getQueriesData<InfiniteData<ForumPost[]>>({ queryKey: postsKey })
  return lists.flatMap(([, data]) => data?.pages.flat() ?? []).find(({ id }) => id === postId)
}

export function withLike(post: ForumPost, isLiked: boolean): ForumPost {
  if (post.isLiked === isLiked) return post
  return { ...post, isLiked, likes: Math.max(0, post.likes + (isLiked ? 1 : -1)) }
}
