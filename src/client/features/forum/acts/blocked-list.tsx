import { useQuery } from '@tanstack/react-query'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { timeAgo } from '#client/platform/time-ago.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import type { ForumBlock } from '#contract/forum/forum-blocks.ts'
import { signatureOf } from '../author.ts'
import { blocksQuery } from '../queries.ts'
import { useUnblock } from './use-unblock.ts'

/** For the account page: blocked people and posts, and how to unblock them. */
export function BlockedList() {
  const { data: blocks, isError, refetch } = useQuery(blocksQuery)
  const { mutate, isPending, variables } = useUnblock()
  useLostSession(blocks)
  if (!blocks) {
    if (!isError) return <Skeleton className="h-12" />
    return <NotLoaded title="The list did not load." isQuiet onRetry={() => refetch()} />
  }
  if (blocks.length === 0) return <p className="text-ink-2">Nobody. Every post and reply has a Block button.</p>
  return (
    <ul className="grid divide-y divide-line">
      {blocks.map((block) => (
        <li key={block.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
          <div className="min-w-0 flex-1">
            <p className="font-firm wrap-anywhere">{titleOf(block)}</p>
            <p className="text-sm text-ink-2">Blocked {timeAgo(block.blockedAt).toLowerCase()}</p>
          </div>
          <Button
            variant="line"
            isBusy={isPending && variables === block.id}
            aria-label={`Unblock ${titleOf(block)}`}
            onClick={() => mutate(block.id)}
          >
            Unblock
          </Button>
        </li>
      ))}
    </ul>
  )
}

function titleOf({ scope, user }: ForumBlock): string {
  if (scope !== 'member') return `An anonymous ${scope}`
  return user ? signatureOf({ isAnonymous: false, user }) : 'A member'
}
