import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { readModerationLog, readModerationQueue } from '#contract/forum/forum-moderation.ts'
import type { ReviewKind } from '#rules/forum/moderation.ts'

export const moderationKey = ['forum', 'moderation'] as const
const pageSize = 20

export type QueueKind = ReviewKind | 'all'

export function queueQuery(kind: QueueKind) {
  return infiniteQueryOptions({
    queryKey: [...moderationKey, 'queue', kind],
    queryFn: ({ pageParam: offset, signal }) => {
      const page = { limit: pageSize, offset }
      return call(readModerationQueue, { query: kind === 'all' ? page : { ...page, kind }, signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { items }) => sum + items.length, 0)
      return loaded < total && pages.at(-1)?.items.length ? loaded : undefined
    },
    staleTime: 0,
  })
}

export const logQuery = infiniteQueryOptions({
  queryKey: [...moderationKey, 'log'],
  queryFn: ({ pageParam: offset, signal }) => call(readModerationLog, { query: { limit: pageSize, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.flat().length),
  staleTime: 0,
})
