import type { Queryable } from '#server/db/database.ts'
import { notifications } from '#server/db/tables/engagement.ts'

export type NewNotification = Pick<
  typeof notifications.$inferInsert,
  'userId' | 'kind' | 'title' | 'body' | 'href' | 'dedupeKey'
>

/** The same occasion is told once, however often it is reported. */
export async function insertNotification(db: Queryable, notification: NewNotification) {
  await db.insert(notifications).values(notification).onConflictDoNothing()
}
