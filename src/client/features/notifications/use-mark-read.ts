import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { logProblem } from '#client/platform/log.ts'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import {
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
  type NotificationPage,
} from '#contract/notifications.ts'
import { notificationsQuery, setUnread, unreadQuery } from './queries.ts'

/** Marks one as read, at once on screen. A failure is not reported: it is simply unread again next time. */
export function useMarkRead() {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const { mutate } = useMutation({
    mutationFn: (notification: Notification) =>
      call(markNotificationRead, { params: { notificationId: notification.id } }),
    onMutate: (notification) => showAsRead(cache, ({ id }) => id === notification.id),
    onSuccess: ({ unreadCount }) => setUnread(cache, unreadCount),
    onError: (error) => {
      if (!handleUnauthorized(error)) logProblem('A notification could not be marked as read.', error)
    },
  })
  return mutate
}

export function useMarkAllRead() {
  const cache = useQueryClient()
  const sayFailure = useSayFailure()
  return useMutation({
    /** What arrived after the newest one on screen stays unread. */
    mutationFn: (newest: Notification) => call(markAllNotificationsRead, { body: { until: newest.createdAt } }),
    onSuccess: ({ unreadCount }, newest) => {
      showAsRead(cache, ({ createdAt }) => createdAt <= newest.createdAt)
      setUnread(cache, unreadCount)
    },
    onError: (error) => {
      void cache.invalidateQueries({ queryKey: unreadQuery.queryKey })
      sayFailure(error, {
        title: 'They are still unread',
        description: 'That did not go through. Try again when you’re back online.',
      })
    },
  })
}

function showAsRead(cache: ReturnType<typeof useQueryClient>, isMeant: (notification: Notification) => boolean) {
  cache.setQueryData<InfiniteData<NotificationPage, number>>(notificationsQuery.queryKey, (data) => {
    const read = (one: Notification) => (isMeant(one) ? { ...one, isRead: true } : one)
    const pages = data?.pages.map((page) => ({ ...page, notifications: page.notifications.map(read) }))
    return data && pages && { ...data, pages }
  })
}
