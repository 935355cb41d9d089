import { and, desc, eq, getTableColumns, or } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { moodEntries } from '#server/db/tables/wellbeing.ts'

export type MoodRow = typeof moodEntries.$inferSelect
type NewMood = typeof moodEntries.$inferInsert
/** The record's id or the device's. */
type OwnMood = { userId: string; entryId: string }

const isThis = ({ userId, entryId }: OwnMood) =>
  and(eq(moodEntries.userId, userId), or(eq(moodEntries.id, entryId), eq(moodEntries.clientId, entryId)))

/** The new row; undefined if this person's check-in is already stored. */
export async function insertMood(db: Queryable, mood: NewMood): Promise<MoodRow | undefined> {
  const [row] = await db
    .insert(moodEntries)
    .values(mood)
    .onConflictDoNothing({ target: [moodEntries.userId, moodEntries.clientId] })
    .returning()
  return row
}

export async function findMoodOfDevice(
  db: Queryable,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<MoodRow | undefined> {
  const [row] = await db
    .select()
    .from(moodEntries)
    .where(and(eq(moodEntries.userId, userId), eq(moodEntries.clientId, clientId)))
  return row
}

export async function findMood(db: Queryable, own: OwnMood): Promise<MoodRow | undefined> {
  const [row] = await db.select().from(moodEntries).where(isThis(own))
  return row
}

export function listMoods(
  db: Queryable,
  { userId, limit, offset = 0 }: { userId: string; limit: number; offset?: number },
) {
  return db
    .select(getTableColumns(moodEntries))
    .from(moodEntries)
    .where(eq(moodEntries.userId, userId))
    .orderBy(desc(moodEntries.day), desc(moodEntries.createdAt), moodEntries.id)
    .limit(limit)
    .offset(offset)
}

export async function updateMood(
  db: Queryable,
  own: OwnMood,
  change: { [Name in 'mood' | 'notes' | 'tags']?: MoodRow[Name] | undefined },
): Promise<MoodRow | undefined> {
  // The owner is set to what it already is: an update needs at least one column, and the change may be empty.
  const [row] = await db
    .update(moodEntries)
    .set({ ...change, userId: own.userId })
    .where(isThis(own))
    .returning()
  return row
}

export async function deleteMood(db: Queryable, own: OwnMood): Promise<void> {
  await db.delete(moodEntries).where(isThis(own))
}
