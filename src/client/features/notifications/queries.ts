import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { call } from '#client/platform/request/request.ts'
import {
  listNotifications,
  readNotificationPreferences,
  readUnreadCount,
  type UnreadCount,
} from '#contract/notifications.ts'

const pageSize = 20

/** Refetched when the window or the screen changes, not periodically. */
export const unreadQuery = { ...queryOf(readUnreadCount), staleTime: 30_000, refetchOnWindowFocus: true }

export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam: offset, signal }) => call(listNotifications, { query: { limit: pageSize, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) =>
    last.hasMore ? pages.reduce((sum, { notifications }) => sum + notifications.length, 0) : undefined,
  staleTime: 0,
})

export const preferencesQuery = { ...queryOf(readNotificationPreferences), staleTime: 0 }

export function setUnread(cache: QueryClient, unreadCount: number) {
  cache.setQueryData<UnreadCount | null>(unreadQuery.queryKey, () => ({ unreadCount }))
}
