import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#client/platform/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { findListed } from './post-cache.ts'
import { PostThread } from './post-thread.tsx'
import { postQuery } from './queries.ts'
import { useForumProblem } from './use-forum-problem.ts'

type PostDialogProps = { postId: string | null; onClose: () => void }

/** One post and its replies. It shows the last one while it fades, when there is none in the address any more. */
export function PostDialog({ postId, onClose }: PostDialogProps) {
  const [last, setLast] = useState(postId)
  if (postId && postId !== last) setLast(postId)
  const shown = postId ?? last
  const opener = useRef<Element>(null)

  /** A thread is read from its top; the first control stands further down. */
  function focusWhole(event: Event) {
    event.preventDefault()
    opener.current = document.activeElement
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
  }

  function focusOpener(event: Event) {
    event.preventDefault()
    // Opened by a notification, or the card is gone: there is nothing to go back to but the page itself.
    const isThere = opener.current?.isConnected && opener.current !== document.body
    const target = isThere ? opener.current : document.getElementById('main')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }

  return (
    <Dialog open={postId !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {shown && (
        <DialogContent
          size="lg"
          aria-describedby={undefined}
          onOpenAutoFocus={focusWhole}
          onCloseAutoFocus={focusOpener}
          className="desk:px-12 desk:py-10"
        >
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
    // The list may be a while old; the post itself is asked for all the same.
    initialDataUpdatedAt: 0,
  })
  const handleProblem = useForumProblem()
  useEffect(() => {
    if (error) handleProblem(error)
  }, [error, handleProblem])

  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Gone onClose={onClose} />
  if (data) return <PostThread post={data} onGone={onClose} />
  return error ? <NotLoaded onRetry={() => void refetch()} /> : <Waiting />
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

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <DialogTitle>This post did not load</DialogTitle>
      <Notice
        tone="amber"
        role="alert"
        action={
          <Button variant="line" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        The connection dropped before it arrived.
      </Notice>
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
