import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ForumReply } from '#contract/forum/forum.ts'
import { patchPost } from '../posts/post-cache.ts'
import { repliesQuery } from '../queries.ts'

type Pages = InfiniteData<ForumReply[], number>

/** Shown last at once; the next fetch puts it where it belongs. */
export function addReply(cache: QueryClient, postId: string, reply: ForumReply) {
  change(cache, postId, (pages) => [...pages.slice(0, -1), [...(pages.at(-1) ?? []), reply]])
  if (reply.status === 'published') countReplies(cache, postId, 1)
}

export function replaceReply(cache: QueryClient, postId: string, reply: ForumReply) {
  change(cache, postId, (pages) => pages.map((page) => page.map((one) => (one.id === reply.id ? reply : one))))
}

export function dropReply(cache: QueryClient, postId: string, reply: ForumReply) {
  change(cache, postId, (pages) => pages.map((page) => page.filter(({ id }) => id !== reply.id)))
  if (reply.status === 'published') countReplies(cache, postId, -1)
}

function change(cache: QueryClient, postId: string, edit: (pages: ForumReply[][]) => ForumReply[][]) {
  cache.setQueryData<Pages>(repliesQuery(postId).queryKey, (data) => data && { ...data, pages: edit(data.pages) })
}

function countReplies(cache: QueryClient, postId: string, step: number) {
  patchPost(cache, postId, (post) => ({ ...post, replies: Math.max(0, post.replies + step) }))
}
