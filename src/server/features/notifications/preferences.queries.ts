import { eq, sql } from 'drizzle-orm'
import type { NotificationKind } from '#rules/notification-kinds.ts'
import type { Queryable } from '#server/db/database.ts'
import { notificationPreferences } from '#server/db/tables/engagement.ts'

export async function listPreferences(db: Queryable, userId: string) {
  return db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId))
}

type Preference = { kind: NotificationKind; isOn: boolean }

export async function upsertPreferences(db: Queryable, userId: string, preferences: readonly Preference[]) {
  if (preferences.length === 0) return
  await db
    .insert(notificationPreferences)
    .values(preferences.map((preference) => ({ userId, ...preference })))
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind],
      set: { isOn: sql`excluded.is_on` },
    })
}
