import { z } from 'zod'
import { notificationKinds } from '#rules/notification-kinds.ts'
import { endpoint } from './endpoint.ts'
import { Paging } from './paging.ts'

const Kind = z.enum(notificationKinds, 'There is no such kind of notification')

export const Notification = z.object({
  id: z.uuid(),
  kind: Kind,
  title: z.string(),
  body: z.string(),
  /** The page it links to inside the app; null if none. */
  href: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Notification = z.infer<typeof Notification>

const unreadCount = z.int().nonnegative()

export const NotificationPage = z.object({ notifications: z.array(Notification), unreadCount, hasMore: z.boolean() })
export type NotificationPage = z.infer<typeof NotificationPage>

export const UnreadCount = z.object({ unreadCount })
export type UnreadCount = z.infer<typeof UnreadCount>

export const listNotifications = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/notifications',
  summary: 'What concerns this member, the latest first.',
  mayLag: true,
  query: Paging({ size: 20, maxSize: 50, maxOffset: 10_000 }),
  reply: NotificationPage,
})

export const readUnreadCount = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/notifications/unread-count',
  summary: 'How many notifications this member has not read.',
  mayLag: true,
  reply: UnreadCount,
})

export const markNotificationRead = endpoint({
  access: 'member',
  method: 'PUT',
  path: '/api/notifications/:notificationId/read',
  summary: 'Mark one of one’s own notifications as read. Harmless when it is.',
  params: z.object({ notificationId: z.uuid('There is no such notification') }),
  reply: UnreadCount,
})

export const markAllNotificationsRead = endpoint({
  access: 'member',
  method: 'PUT',
  path: '/api/notifications/read',
  summary: 'Mark everything as read that is not newer than what the screen showed.',
  body: z.object({
    /** `createdAt` of the newest one shown, so that later arrivals stay unread. If left out, all are marked as read. */
    until: z.iso.datetime('The moment must be a date and a time').optional(),
  }),
  reply: UnreadCount,
})

/** Every kind, on or off. All are on by default. */
export const NotificationPreferences = z.record(Kind, z.boolean())
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

export const readNotificationPreferences = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/notifications/preferences',
  summary: 'Which kinds of notification this member wants.',
  reply: NotificationPreferences,
})

export const changeNotificationPreferences = endpoint({
  access: 'member',
  method: 'PATCH',
  path: '/api/notifications/preferences',
  summary: 'Switch kinds on or off; kinds that are not named stay as they are.',
  body: z.partialRecord(Kind, z.boolean('On is true, off is false')),
  reply: NotificationPreferences,
})
