import { type ReactNode, useRef } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import type { PostsView } from '../queries.ts'
import { NoPosts } from './no-posts.tsx'
import { PostCard } from './post-card.tsx'
import { usePosts } from './use-posts.ts'

type PostListProps = {
  view: PostsView
  onNewPost: () => void
  /** Below the posts. Nobody knows yet how far down that is while they are loading, so it comes with them. */
  children: ReactNode
}

export function PostList({ view, onNewPost, children }: PostListProps) {
  const feed = usePosts(view)
  const isLoading = !feed.posts && !feed.hasFailed
  return (
    <>
      <Posts feed={feed} view={view} onNewPost={onNewPost} />
      {!isLoading && children}
    </>
  )
}

type PostsProps = Pick<PostListProps, 'view' | 'onNewPost'> & { feed: ReturnType<typeof usePosts> }

function Posts({ feed, view, onNewPost }: PostsProps) {
  const { posts, hasFailed, retry, hasMore, isLoadingMore, loadMore } = feed
  const list = useRef<HTMLUListElement>(null)
  if (hasFailed)
    return (
      <NotLoaded title="The discussions did not load" onRetry={() => void retry()}>
        The connection dropped before they arrived. What you were writing is kept on this device.
      </NotLoaded>
    )
  if (!posts) return <LoadingPosts />
  if (posts.length === 0) return <NoPosts view={view} onNewPost={onNewPost} />

  const loaded = posts.length
  async function readOn() {
    await loadMore()
    // The button may be gone, so focus moves to the first new post.
    requestAnimationFrame(() => list.current?.children[loaded]?.querySelector('a')?.focus({ preventScroll: true }))
  }

  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-3 desk:gap-4">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <LiveRegion>{`${loaded} discussions shown`}</LiveRegion>
      {hasMore && (
        <Button variant="line" full isBusy={isLoadingMore} onClick={() => void readOn()} className="mt-5">
          Load More Discussions
        </Button>
      )}
    </>
  )
}

function LoadingPosts() {
  return (
    <div className="grid gap-3 desk:gap-4">
      {['first', 'second', 'third'].map((place) => (
        <SkeletonCard key={place} label={place === 'first' ? 'Loading' : null} className="min-h-44" />
      ))}
    </div>
  )
}
