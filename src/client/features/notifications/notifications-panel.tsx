import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { Link } from 'react-router'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { focusBackTo } from '#client/ui/layers/focus-back.ts'
import { Sheet, SheetContent, SheetTitle } from '#client/ui/layers/sheet.tsx'
import type { Notification } from '#contract/notifications.ts'
import { NotificationRow } from './notification-row.tsx'
import { notificationsQuery, setUnread } from './queries.ts'
import { useMarkAllRead } from './use-mark-read.ts'

type NotificationsPanelProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

export function NotificationsPanel({ isOpen, onOpenChange, returnFocusTo }: NotificationsPanelProps) {
  const close = () => onOpenChange(false)
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined} onCloseAutoFocus={focusBackTo(returnFocusTo)}>
        <SheetTitle>Notifications</SheetTitle>
        <Notifications onLeave={close} />
        <p className="mt-auto border-t border-line pt-4 text-sm text-ink-2">
          Choose what shows up here on{' '}
          <Link to="/account#notifications" onClick={close} className="link">
            your account page
          </Link>
          .
        </p>
      </SheetContent>
    </Sheet>
  )
}

function Notifications({ onLeave }: { onLeave: () => void }) {
  const { notifications, hasFailed, retry, hasMore, isLoadingMore, loadMore } = useNotifications()
  const markAll = useMarkAllRead()
  if (hasFailed)
    return (
      <NotLoaded title="Your notifications did not load" onRetry={retry}>
        They are safe. The connection dropped before they arrived.
      </NotLoaded>
    )
  if (!notifications) return <Waiting />
  const [newest] = notifications
  if (!newest) {
    return (
      <EmptyState title="Nothing new" headingLevel="p">
        Replies to your posts and news about your membership appear here. Quiet is fine.
      </EmptyState>
    )
  }
  return (
    <>
      {notifications.some(({ isRead }) => !isRead) && (
        <div>
          <Button variant="line" isBusy={markAll.isPending} onClick={() => markAll.mutate(newest)}>
            Mark all as read
          </Button>
        </div>
      )}
      <ul className="-mx-3 grid gap-1">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="line" isBusy={isLoadingMore} onClick={loadMore}>
          Show older ones
        </Button>
      )}
    </>
  )
}

function useNotifications() {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(notificationsQuery)
  const unreadCount = data?.pages.at(-1)?.unreadCount
  useEffect(() => {
    if (unreadCount !== undefined) setUnread(cache, unreadCount)
  }, [cache, unreadCount])
  useEffect(() => {
    if (error) handleUnauthorized(error)
  }, [error, handleUnauthorized])
  return {
    notifications: data && unique(data.pages.flatMap((page) => page.notifications)),
    hasFailed: error !== null && !data,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  }
}

/** A notification that arrives between two pages shifts the rest, so one comes again on the next page. */
function unique(notifications: readonly Notification[]): Notification[] {
  return [...new Map(notifications.map((one) => [one.id, one])).values()]
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}
