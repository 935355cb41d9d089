import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { call } from '#client/platform/request/request.ts'
import {
  listForumCategories,
  listForumPosts,
  listForumReplies,
  listMyForumPosts,
  readForumPost,
} from '#contract/forum/forum.ts'
import { listForumBlocks } from '#contract/forum/forum-blocks.ts'
import type { ForumCategory } from '#rules/forum/categories.ts'
import { forumPageSize, forumRepliesPageSize } from '#rules/forum/limits.ts'
import { nextOffset, withoutRepeats } from './posts/post-pages.ts'

/** What the list shows: everything, one category, or the person's own posts. */
export type PostsView = ForumCategory | 'all' | 'mine'

export const postsKey = ['forum', 'posts'] as const
const repliesKey = ['forum', 'replies'] as const

/** Refetched whenever it is opened, so that it starts with what others wrote meanwhile. */
export function postsQuery(view: PostsView) {
  return infiniteQueryOptions({
    queryKey: [...postsKey, view],
    queryFn: ({ pageParam: offset, signal }) => {
      const page = { limit: forumPageSize, offset }
      if (view === 'mine') return call(listMyForumPosts, { query: page, signal })
      return call(listForumPosts, { query: view === 'all' ? page : { ...page, category: view }, signal })
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    gcTime: 0,
    staleTime: 0,
  })
}

export const countsQuery = { ...queryOf(listForumCategories), staleTime: 0 }

export function postQuery(postId: string) {
  return queryOptions({
    queryKey: ['forum', 'post', postId],
    queryFn: ({ signal }) => call(readForumPost, { params: { postId }, signal }),
    staleTime: 0,
  })
}

export function repliesQuery(postId: string) {
  return infiniteQueryOptions({
    queryKey: [...repliesKey, postId],
    queryFn: ({ pageParam: offset, signal }) =>
      call(listForumReplies, { params: { postId }, query: { limit: forumRepliesPageSize, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < forumRepliesPageSize ? undefined : withoutRepeats(pages).length),
    staleTime: 0,
  })
}

export const blocksQuery = { ...queryOf(listForumBlocks), staleTime: 0 }

/** After a change that shows or hides posts. */
export function refreshForum(cache: QueryClient) {
  for (const queryKey of [postsKey, repliesKey, countsQuery.queryKey]) void cache.invalidateQueries({ queryKey })
}
