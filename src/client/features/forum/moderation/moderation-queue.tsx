import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Chip } from '#client/ui/controls/chip.tsx'
import { ChipRow } from '#client/ui/controls/chip-row.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import { ModerationCard } from './moderation-card.tsx'
import { type QueueKind, queueQuery } from './moderation-queries.ts'
import { kindLabels } from './moderation-words.ts'

const kinds: readonly QueueKind[] = ['all', 'flagged', 'held', 'reported']

export function ModerationQueue() {
  const [kind, setKind] = useState<QueueKind>('all')
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChipRow label="Why it’s waiting">
        {kinds.map((one) => (
          <Chip key={one} isSelected={kind === one} onClick={() => setKind(one)}>
            {one === 'all' ? 'Everything' : kindLabels[one]}
          </Chip>
        ))}
      </ChipRow>
      <Items kind={kind} />
    </div>
  )
}

function Items({ kind }: { kind: QueueKind }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(queueQuery(kind))
  if (!data)
    return isError ? (
      <NotLoaded title="The list did not load" onRetry={() => void refetch()} />
    ) : (
      <SkeletonCard className="min-h-60" />
    )
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return (
      <EmptyState title="Nothing is waiting" headingLevel="h2">
        Everything that was reported, held or flagged has been looked at.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {items.map((item) => (
          <li key={`${item.targetType} ${item.targetId}`}>
            <ModerationCard item={item} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="line" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}
