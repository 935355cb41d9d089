import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#client/platform/request/api-error.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Dialog, DialogContent, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { useReaderFocus } from '#client/ui/layers/focus-return.ts'
import { postQuery } from '../queries.ts'
import { useForumProblem } from '../use-forum-problem.ts'
import { findListed } from './post-cache.ts'
import { PostThread } from './post-thread.tsx'

type PostDialogProps = { postId: string | null; onClose: () => void }

/** One post and its replies. While fading out, it still shows the last one. */
export function PostDialog({ postId, onClose }: PostDialogProps) {
  const [last, setLast] = useState(postId)
  if (postId && postId !== last) setLast(postId)
  const shown = postId ?? last
  const focus = useReaderFocus()
  return (
    <Dialog hasAddress open={postId !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {shown && (
        <DialogContent size="lg" aria-describedby={undefined} {...focus} className="desk:px-12 desk:py-10">
          <Loaded key={shown} postId={shown} onClose={onClose} />
        </DialogContent>
      )}
    </Dialog>
  )
}

function Loaded({ postId, onClose }: { postId: string; onClose: () => void }) {
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...postQuery(postId),
    initialData: () => findListed(cache, postId),
    // The list may be outdated, so the post itself is fetched anyway.
    initialDataUpdatedAt: 0,
  })
  const handleProblem = useForumProblem()
  useEffect(() => {
    if (error) handleProblem(error)
  }, [error, handleProblem])

  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Gone onClose={onClose} />
  if (data) return <PostThread post={data} onGone={onClose} />
  return error ? <PostNotLoaded onRetry={() => void refetch()} /> : <Waiting />
}

function Gone({ onClose }: { onClose: () => void }) {
  return (
    <>
      <DialogTitle>This post is no longer here</DialogTitle>
      <p className="text-ink-2">
        Its author may have taken it down, or it was removed. The others are where they were.
      </p>
      <div>
        <Button onClick={onClose}>All discussions</Button>
      </div>
    </>
  )
}

function PostNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <DialogTitle>This post did not load</DialogTitle>
      <NotLoaded onRetry={onRetry}>The connection dropped before it arrived.</NotLoaded>
    </>
  )
}

function Waiting() {
  return (
    <>
      <DialogTitle className="sr-only">Loading the post</DialogTitle>
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-11 w-1/2" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    </>
  )
}
