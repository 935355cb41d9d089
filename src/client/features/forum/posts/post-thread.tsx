import { useState } from 'react'
import { usePageTitle } from '#client/platform/page/page-meta.ts'
import { timeAgo } from '#client/platform/time-ago.ts'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { DialogTitle } from '#client/ui/layers/dialog.tsx'
import type { ForumPost } from '#contract/forum/forum.ts'
import { forumCategoryLabels } from '#rules/forum/categories.ts'
import { ActDialogs } from '../acts/act-dialogs.tsx'
import type { ForumAct } from '../acts/forum-act.ts'
import { nameOf } from '../author.ts'
import { Avatar } from '../avatar.tsx'
import { describeHeld } from '../forum-words.ts'
import { OwnBadges } from '../own-badges.tsx'
import { Replies } from '../replies/replies.tsx'
import { EditPost } from './edit-post.tsx'
import { PostActs } from './post-acts.tsx'

type PostThreadProps = { post: ForumPost; onGone: () => void }

export function PostThread({ post, onGone }: PostThreadProps) {
  usePageTitle(post.title)
  const [isEditing, setIsEditing] = useState(false)
  const [act, setAct] = useState<ForumAct | null>(null)
  if (isEditing) return <EditPost post={post} onDone={() => setIsEditing(false)} />
  return (
    <>
      <PostHead post={post} />
      <DialogTitle dir="auto" className="wrap-anywhere">
        {post.title}
      </DialogTitle>
      <p dir="auto" className="max-w-(--read) wrap-anywhere whitespace-pre-line">
        {post.content}
      </p>
      <StatusNotice post={post} />
      <PostActs post={post} onAct={setAct} onEdit={() => setIsEditing(true)} />
      <Replies post={post} onAct={setAct} />
      <ActDialogs act={act} onClose={() => setAct(null)} onPostGone={onGone} />
    </>
  )
}

function PostHead({ post }: { post: ForumPost }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <Avatar author={post} isMine={post.isMine} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="truncate font-semibold">{nameOf(post)}</p>
        <p className="text-ink-2">
          <time dateTime={post.createdAt}>{timeAgo(post.createdAt)}</time> in {forumCategoryLabels[post.category]}
          {post.editedAt && ' · Edited'}
        </p>
      </div>
      <OwnBadges item={post} />
    </div>
  )
}

function StatusNotice({ post }: { post: ForumPost }) {
  if (post.status === 'held') return <Notice title="Only you can see this for now">{describeHeld(post.heldFor)}</Notice>
  if (post.status === 'hidden') {
    return (
      <Notice tone="amber" title="This was taken down">
        A moderator looked at it, and others no longer see it. Your words are still here for you.
      </Notice>
    )
  }
  return null
}
