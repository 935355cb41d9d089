import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { NotificationKind } from '#rules/notification-kinds.ts'
import type { Queryable } from '#server/db/database.ts'
import { notificationPreferences, notifications } from '#server/db/tables/engagement.ts'

export type NewNotification = Pick<
  typeof notifications.$inferInsert,
  'userId' | 'title' | 'body' | 'href' | 'dedupeKey'
> & { kind: NotificationKind }

/** Each occasion creates one notification, however often it is reported; kinds that were switched off create none. */
export async function insertNotification(db: Queryable, notification: NewNotification) {
  const { userId, kind } = notification
  const isOff = and(
    eq(notificationPreferences.userId, userId),
    eq(notificationPreferences.kind, kind),
    eq(notificationPreferences.isOn, false),
  )
  if ((await db.$count(notificationPreferences, isOff)) > 0) return
  await db.insert(notifications).values(notification).onConflictDoNothing()
}

/** Deletes news of something that is gone. Read ones stay, so that they are not repeated if it returns. */
export async function deleteUnread(db: Queryable, userId: string, about: { dedupeKey: string } | { href: string }) {
  const which = 'href' in about ? eq(notifications.href, about.href) : eq(notifications.dedupeKey, about.dedupeKey)
  await db.delete(notifications).where(and(isUnread(userId), which))
}

const isUnread = (userId: string): SQL | undefined =>
  and(eq(notifications.userId, userId), isNull(notifications.readAt))

export async function listNotificationsOf(db: Queryable, userId: string, page: Page) {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(sql`${notifications.createdAt} desc nulls last`, notifications.id)
    .limit(page.limit)
    .offset(page.offset)
}
export type NotificationRow = Awaited<ReturnType<typeof listNotificationsOf>>[number]

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  return db.$count(notifications, isUnread(userId))
}

/** False if this person has no such notification. */
export async function markRead(db: Queryable, userId: string, notificationId: string): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, notificationId)))
    .returning({ id: notifications.id })
  return marked.length > 0
}

/** JavaScript dates have milliseconds, PostgreSQL's have microseconds. */
export async function markAllRead(db: Queryable, userId: string, until: string | undefined) {
  const shown = until ? sql`date_trunc('milliseconds', ${notifications.createdAt}) <= ${until}::timestamptz` : undefined
  await db
    .update(notifications)
    .set({ readAt: new Date() })
    .where(and(isUnread(userId), shown))
}
