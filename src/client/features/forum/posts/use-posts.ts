import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#client/ui/feedback/toast.ts'
import { type PostsView, postsQuery } from '../queries.ts'
import { useForumProblem } from '../use-forum-problem.ts'
import { withoutRepeats } from './post-pages.ts'

export function usePosts(view: PostsView) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(postsQuery(view))
  const handleProblem = useForumProblem()
  const hasFailed = error !== null && !data

  useEffect(() => {
    if (hasFailed) handleProblem(error)
  }, [hasFailed, error, handleProblem])

  /** Resolves once the next page is loaded or has failed. */
  async function loadMore() {
    if (isFetchingNextPage) return
    const { error: refusal, isFetchNextPageError } = await fetchNextPage()
    if (!isFetchNextPageError || handleProblem(refusal)) return
    toast({ title: 'Failed to load more posts. Please try again.', variant: 'destructive' })
  }

  return {
    /** Undefined while the first page is loading. */
    posts: data && withoutRepeats(data.pages),
    hasFailed,
    retry: refetch,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore,
  }
}
