import { Ban, EyeOff, Flag, Pencil, Trash2 } from 'lucide-react'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { Chip } from '#client/ui/controls/chip.tsx'
import type { ForumPost } from '#contract/forum/forum.ts'
import type { ForumAct, Target } from '../acts/forum-act.ts'
import { LikeButton } from '../like-button.tsx'

type PostActsProps = { post: ForumPost; onAct: (act: ForumAct) => void; onEdit: () => void }

export function PostActs({ post, onAct, onEdit }: PostActsProps) {
  const { role } = useRequiredUser()
  const target: Target = { type: 'post', item: post }
  return (
    <div className="flex flex-wrap gap-2">
      <LikeButton post={post} />
      {post.isMine ? (
        <>
          <Chip onClick={onEdit}>
            <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Edit
          </Chip>
          <Chip onClick={() => onAct({ kind: 'delete', target })}>
            <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Delete
          </Chip>
        </>
      ) : (
        <>
          <Chip onClick={() => onAct({ kind: 'report', target })}>
            <Flag aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Report
          </Chip>
          <Chip onClick={() => onAct({ kind: 'block', target })}>
            <Ban aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Block
          </Chip>
          {role === 'admin' && (
            <Chip onClick={() => onAct({ kind: 'hide', target })}>
              <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              Hide
            </Chip>
          )}
        </>
      )}
    </div>
  )
}
