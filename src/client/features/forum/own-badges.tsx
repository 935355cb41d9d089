import { Badge } from '#client/ui/surfaces/badge.tsx'
import type { ForumPost, ForumReply } from '#contract/forum/forum.ts'

const statusWords = { held: 'Waiting for review', hidden: 'Taken down' }

/** Badges that only its author sees. */
export function OwnBadges({ item: { isMine, status } }: { item: Pick<ForumPost | ForumReply, 'isMine' | 'status'> }) {
  if (!isMine) return null
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone="apricot">Yours</Badge>
      {status !== 'published' && <Badge tone="amber">{statusWords[status]}</Badge>}
    </span>
  )
}
