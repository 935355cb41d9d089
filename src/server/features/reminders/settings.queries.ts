import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { reminderSettings } from '#server/db/tables/reminders.ts'

export type SettingsRow = typeof reminderSettings.$inferSelect
type SettingsChange = Partial<Pick<SettingsRow, 'isStopped' | 'byMail' | 'quietFrom' | 'quietUntil' | 'calendarId'>>

export async function findSettings(db: Queryable, userId: string): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId))
  return row
}

export async function upsertSettings(db: Queryable, userId: string, change: SettingsChange): Promise<void> {
  await db
    .insert(reminderSettings)
    .values({ userId, ...change })
    // The owner is set to what it already is: an update needs at least one column, and the change may be empty.
    .onConflictDoUpdate({ target: reminderSettings.userId, set: { ...change, userId } })
}
