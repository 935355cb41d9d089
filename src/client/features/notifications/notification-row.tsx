import { CalendarClock, CircleCheck, Footprints, type LucideIcon, MessageCircle, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { timeAgo } from '#client/platform/time-ago.ts'
import type { Notification } from '#contract/notifications.ts'
import type { NotificationKind } from '#rules/notification-kinds.ts'
import { useMarkRead } from './use-mark-read.ts'

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  forum_reply: MessageCircle,
  forum_review: ShieldCheck,
  trial_ending: CalendarClock,
  cancellation_processed: CircleCheck,
  coach_step: Footprints,
}

const rowClass =
  'grid w-full grid-cols-[auto_1fr_auto] items-start gap-3 rounded-r2 px-3 py-3 text-left text-ink no-underline transition-colors hover:bg-sunk'

type NotificationRowProps = { notification: Notification; onLeave: () => void }

/** Pressing it marks it as read, and opens what it is about, if anything. */
export function NotificationRow({ notification, onLeave }: NotificationRowProps) {
  const markRead = useMarkRead()
  const read = () => {
    if (!notification.isRead) markRead(notification)
  }
  if (notification.href === null) {
    return (
      <button type="button" onClick={read} className={rowClass}>
        <Words notification={notification} />
      </button>
    )
  }
  return (
    <Link
      to={notification.href}
      className={rowClass}
      onClick={() => {
        read()
        onLeave()
      }}
    >
      <Words notification={notification} />
    </Link>
  )
}

function Words({ notification: { kind, title, body, isRead, createdAt } }: { notification: Notification }) {
  const Icon = icons[kind]
  return (
    <>
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 text-ink-2" />
      <span className="grid min-w-0 gap-0.5 text-sm wrap-anywhere">
        <span className={isRead ? undefined : 'font-semibold'}>{title}</span>
        {body && (
          <span dir="auto" className="line-clamp-2 text-ink-2">
            {body}
          </span>
        )}
        <time dateTime={createdAt} className="text-xs font-medium text-ink-2">
          {timeAgo(createdAt)}
        </time>
      </span>
      {!isRead && (
        <span className="mt-1.5 size-2.5 rounded-drop-you bg-sage">
          <span className="sr-only">Unread</span>
        </span>
      )}
    </>
  )
}
