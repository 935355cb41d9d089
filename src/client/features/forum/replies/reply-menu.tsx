import { Ban, Ellipsis, EyeOff, Flag, Pencil, Trash2 } from 'lucide-react'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#client/ui/layers/menu.tsx'
import type { ForumReply } from '#contract/forum/forum.ts'
import type { ForumAct, Target } from '../acts/forum-act.ts'
import { nameOf } from '../author.ts'

type ReplyMenuProps = { reply: ForumReply; postId: string; onAct: (act: ForumAct) => void; onEdit: () => void }

export function ReplyMenu({ reply, postId, onAct, onEdit }: ReplyMenuProps) {
  const { role } = useRequiredUser()
  const target: Target = { type: 'reply', item: reply, postId }
  return (
    <Menu modal={false}>
      <MenuTrigger
        aria-label={`More: reply by ${reply.isMine ? 'you' : nameOf(reply)}`}
        className="relative -my-1.5 -mr-1.5 grid size-8 flex-none place-items-center rounded-full text-ink-2 transition-colors after:absolute after:-inset-1.5 hover:bg-surface hover:text-ink"
      >
        <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </MenuTrigger>
      <MenuContent>
        {reply.isMine ? (
          <>
            <MenuItem onSelect={onEdit}>
              <Pencil aria-hidden="true" strokeWidth={1.75} />
              Edit
            </MenuItem>
            <MenuItem onSelect={() => onAct({ kind: 'delete', target })}>
              <Trash2 aria-hidden="true" strokeWidth={1.75} />
              Delete
            </MenuItem>
          </>
        ) : (
          <>
            <MenuItem onSelect={() => onAct({ kind: 'report', target })}>
              <Flag aria-hidden="true" strokeWidth={1.75} />
              Report
            </MenuItem>
            <MenuItem onSelect={() => onAct({ kind: 'block', target })}>
              <Ban aria-hidden="true" strokeWidth={1.75} />
              Block
            </MenuItem>
            {role === 'admin' && (
              <MenuItem onSelect={() => onAct({ kind: 'hide', target })}>
                <EyeOff aria-hidden="true" strokeWidth={1.75} />
                Hide
              </MenuItem>
            )}
          </>
        )}
      </MenuContent>
    </Menu>
  )
}
