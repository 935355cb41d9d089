import { useInfiniteQuery } from '@tanstack/react-query'
import { timeAgo } from '#client/platform/time-ago.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import type { ModerationLogEntry } from '#contract/forum/forum-moderation.ts'
import { logQuery } from './moderation-queries.ts'
import { decisionLabels, thingLabels } from './moderation-words.ts'
import { useDecide } from './use-decide.ts'

export function ModerationLog() {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(logQuery)
  if (!data)
    return isError ? (
      <NotLoaded title="The list did not load" onRetry={() => void refetch()} />
    ) : (
      <SkeletonCard className="min-h-60" />
    )
  const entries = data.pages.flat()
  if (entries.length === 0) {
    return (
      <EmptyState title="Nothing decided yet" headingLevel="h2">
        Every decision shows up here, with who made it, when and why.
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <ul className="grid divide-y divide-line">
        {entries.map((entry, i) => (
          <li key={entry.id} className="py-4 first:pt-0">
            <LogRow entry={entry} isStanding={isLatest(entries, i)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="line" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older ones
        </Button>
      )}
    </div>
  )
}

function Title({ entry: { targetType, target } }: { entry: ModerationLogEntry }) {
  if (!target) return `A ${thingLabels[targetType]} that is no longer here`
  return (
    <>
      {targetType === 'replies' && 'Reply to: '}
      <bdi>{target.title}</bdi>
    </>
  )
}

/** Latest first: a decision is current unless one above it is about the same thing. */
function isLatest(entries: readonly ModerationLogEntry[], index: number): boolean {
  return entries.findIndex(({ targetId }) => targetId === entries[index]?.targetId) === index
}

function LogRow({ entry, isStanding }: { entry: ModerationLogEntry; isStanding: boolean }) {
  const { targetType, targetId, decision, note, target, moderator, decidedAt } = entry
  const { mutate, isPending } = useDecide()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <Badge tone={decision === 'hide' ? 'amber' : 'sage'}>{decisionLabels[decision]}</Badge>
        <p className="font-firm wrap-anywhere">
          <Title entry={entry} />
        </p>
        {target && (
          <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-ink-2">
            {target.excerpt}
          </p>
        )}
        {note && (
          <p className="text-sm wrap-anywhere">
            Note: <bdi>{note}</bdi>
          </p>
        )}
        <p className="text-xs font-medium wrap-anywhere text-ink-2">
          Decided by {moderator ? `${moderator.firstName} ${moderator.lastName}`.trim() : 'an account that is gone'},{' '}
          <time dateTime={decidedAt}>{timeAgo(decidedAt).toLowerCase()}</time>
        </p>
      </div>
      {target?.status === 'hidden' && isStanding && (
        <Button
          variant="line"
          isBusy={isPending}
          onClick={() => mutate({ targetType, targetId, decision: 'restore', note: '' })}
        >
          Restore
        </Button>
      )}
    </div>
  )
}
