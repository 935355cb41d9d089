import { type ReactNode, useState } from 'react'
import { timeAgo } from '#client/platform/time-ago.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { ForumReply } from '#contract/forum/forum.ts'
import type { ForumAct } from '../acts/forum-act.ts'
import { nameOf } from '../author.ts'
import { Avatar } from '../avatar.tsx'
import { Byline } from '../byline.tsx'
import { describeHeld } from '../forum-words.ts'
import { EditReply } from './edit-reply.tsx'
import { ReplyMenu } from './reply-menu.tsx'

type ReplyTurnProps = { reply: ForumReply; postId: string; onAct: (act: ForumAct) => void }

export function ReplyTurn({ reply, postId, onAct }: ReplyTurnProps) {
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing) return <EditReply reply={reply} postId={postId} onDone={() => setIsEditing(false)} />
  return (
    <TurnRow author={reply} isMine={reply.isMine}>
      <div className="flex items-center gap-2 text-xs font-medium text-ink-2">
        <p className="min-w-0 flex-1">
          <Byline name={nameOf(reply)} lead={reply.isMine ? 'You, as ' : undefined}>
            <time dateTime={reply.createdAt}>{timeAgo(reply.createdAt)}</time>
            {reply.editedAt && ' · Edited'}
          </Byline>
        </p>
        <ReplyMenu reply={reply} postId={postId} onAct={onAct} onEdit={() => setIsEditing(true)} />
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {reply.content}
      </p>
      {reply.status === 'held' && (
        <p className="mt-2 text-xs font-medium text-ink-2">
          <b>Only you can see this for now.</b> {describeHeld(reply.heldFor)}
        </p>
      )}
      {reply.status === 'hidden' && (
        <p className="mt-2 text-xs font-medium text-ink-2">
          <b>Taken down.</b> A moderator looked at it, and others no longer see it.
        </p>
      )}
    </TurnRow>
  )
}

type TurnRowProps = { author: Parameters<typeof nameOf>[0]; isMine: boolean; children: ReactNode }

/** Others on the left, oneself on the right. */
export function TurnRow({ author, isMine, children }: TurnRowProps) {
  return (
    <div className={classNames('flex items-end gap-2.5', isMine && 'flex-row-reverse')}>
      <Avatar author={author} isMine={isMine} size="sm" />
      <Turn who={isMine ? 'you' : 'them'} className="max-w-[56ch] min-w-48 py-3 pr-4 pl-5">
        {children}
      </Turn>
    </div>
  )
}
