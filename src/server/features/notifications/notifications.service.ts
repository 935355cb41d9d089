import type { Notification, NotificationPage, NotificationPreferences, UnreadCount } from '#contract/notifications.ts'
import type { Page } from '#contract/paging.ts'
import { tableOf } from '#rules/closed-sets.ts'
import { notificationKinds } from '#rules/notification-kinds.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import {
  countUnread,
  listNotificationsOf,
  markAllRead,
  markRead,
  type NotificationRow,
} from './notifications.queries.ts'
import { listPreferences, upsertPreferences } from './preferences.queries.ts'

export function createNotifications({ db }: { db: Database }) {
  const unreadOf = async ({ userId }: Actor): Promise<UnreadCount> => ({ unreadCount: await countUnread(db, userId) })

  async function preferencesOf({ userId }: Actor): Promise<NotificationPreferences> {
    const chosen = new Map((await listPreferences(db, userId)).map(({ kind, isOn }) => [kind, isOn]))
    return tableOf(notificationKinds, (kind) => chosen.get(kind) ?? true)
  }

  return {
    unreadOf,
    preferencesOf,

    async list(actor: Actor, { limit, offset }: Page): Promise<NotificationPage> {
      const [rows, { unreadCount }] = await Promise.all([
        listNotificationsOf(db, actor.userId, { limit: limit + 1, offset }),
        unreadOf(actor),
      ])
      return { notifications: rows.slice(0, limit).map(present), unreadCount, hasMore: rows.length > limit }
    },

    async markRead(actor: Actor, notificationId: string): Promise<UnreadCount> {
      if (!(await markRead(db, actor.userId, notificationId)))
        throw new AppError('not_found', 'This notification is no longer here.')
      return unreadOf(actor)
    },

    async markAllRead(actor: Actor, until: string | undefined): Promise<UnreadCount> {
      await markAllRead(db, actor.userId, until)
      return unreadOf(actor)
    },

    async changePreferences(actor: Actor, change: Partial<NotificationPreferences>): Promise<NotificationPreferences> {
      const named = notificationKinds.filter((kind) => change[kind] !== undefined)
      const preferences = named.map((kind) => ({ kind, isOn: change[kind] === true }))
      await upsertPreferences(db, actor.userId, preferences)
      return preferencesOf(actor)
    },
  }
}

function present({ id, kind, title, body, href, readAt, createdAt }: NotificationRow): Notification {
  return {
    id,
    kind,
    title,
    body,
    href,
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  }
}
