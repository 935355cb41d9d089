import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import type { ForumPost, ForumReply } from '#contract/forum/forum.ts'
import type { ForumAct } from '../acts/forum-act.ts'
import { countWords } from '../forum-words.ts'
import { withoutRepeats } from '../posts/post-pages.ts'
import { repliesQuery } from '../queries.ts'
import { useForumProblem } from '../use-forum-problem.ts'
import { ReplyComposer } from './reply-composer.tsx'
import { ReplyTurn } from './reply-turn.tsx'

type RepliesProps = { post: ForumPost; onAct: (act: ForumAct) => void }

export function Replies({ post, onAct }: RepliesProps) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    repliesQuery(post.id),
  )
  const handleProblem = useForumProblem()
  useEffect(() => {
    if (error) handleProblem(error)
  }, [error, handleProblem])
  const replies = data && withoutRepeats(data.pages)
  // The post's count includes replies by blocked people; once all are loaded, we count the visible ones.
  const count = replies && !hasNextPage ? replies.filter(({ status }) => status === 'published').length : post.replies

  return (
    <section aria-labelledby="replies" className="mt-3 grid grid-cols-1 gap-4">
      <h3 id="replies">{countWords(count, 'reply', 'replies')}</h3>
      {!replies &&
        (error ? (
          <NotLoaded title="The replies did not load" onRetry={() => void refetch()} />
        ) : (
          <Waiting count={post.replies} />
        ))}
      {replies?.length === 0 && <p className="text-sm text-ink-2">No replies yet. One line is a whole reply.</p>}
      {replies && replies.length > 0 && <ReplyList replies={replies} postId={post.id} onAct={onAct} />}
      {hasNextPage && (
        <div>
          <Button variant="line" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more replies
          </Button>
        </div>
      )}
      {post.status === 'published' && <ReplyComposer post={post} />}
    </section>
  )
}

type ReplyListProps = { replies: readonly ForumReply[]; postId: string; onAct: (act: ForumAct) => void }

function ReplyList({ replies, postId, onAct }: ReplyListProps) {
  return (
    <ul className="grid grid-cols-1 gap-3.5">
      {replies.map((reply) => (
        <li key={reply.id}>
          <ReplyTurn reply={reply} postId={postId} onAct={onAct} />
        </li>
      ))}
    </ul>
  )
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <div aria-busy="true" className="grid gap-3.5">
      <Skeleton className="h-20 w-4/5 rounded-turn-them" />
      {count > 1 && <Skeleton className="h-16 w-3/5 rounded-turn-them" />}
    </div>
  )
}
