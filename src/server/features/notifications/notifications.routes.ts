import type { FastifyInstance } from 'fastify'
import {
  changeNotificationPreferences,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotificationPreferences,
  readUnreadCount,
} from '#contract/notifications.ts'
import type { Database } from '#server/db/database.ts'
import { serveMember } from '#server/platform/serve.ts'
import { createNotifications } from './notifications.service.ts'

export function notificationsRoutes(app: FastifyInstance, deps: { db: Database }) {
  const notifications = createNotifications(deps)
  serveMember(app, listNotifications, ({ actor, query }) => notifications.list(actor, query))
  serveMember(app, readUnreadCount, ({ actor }) => notifications.unreadOf(actor))
  serveMember(app, markNotificationRead, ({ actor, params }) => notifications.markRead(actor, params.notificationId))
  serveMember(app, markAllNotificationsRead, ({ actor, body }) => notifications.markAllRead(actor, body.until))
  serveMember(app, readNotificationPreferences, ({ actor }) => notifications.preferencesOf(actor))
  serveMember(app, changeNotificationPreferences, ({ actor, body }) => notifications.changePreferences(actor, body))
}
