import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { coachNotes } from '#server/db/tables/coach.ts'

export type NoteRow = typeof coachNotes.$inferSelect
export type NewNote = Pick<typeof coachNotes.$inferInsert, 'userId' | 'kind' | 'text' | 'item' | 'dueAt'>

/** More than anybody will read; older ones are deleted. */
const notesKept = 100

/** Latest first. */
export function listNotes(db: Queryable, userId: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(coachNotes)
    .where(eq(coachNotes.userId, userId))
    .orderBy(desc(coachNotes.createdAt), coachNotes.id)
    .limit(notesKept)
}

export async function insertNote(tx: Transaction, note: NewNote) {
  await tx.insert(coachNotes).values(note)
  const older = tx
    .select({ id: coachNotes.id })
    .from(coachNotes)
    .where(eq(coachNotes.userId, note.userId))
    .orderBy(desc(coachNotes.createdAt), coachNotes.id)
    .offset(notesKept)
  await tx.delete(coachNotes).where(sql`${coachNotes.id} in (${older})`)
}

/** There is one name and one tone; the latest counts. */
export async function replaceNote(tx: Transaction, note: NewNote) {
  await tx.delete(coachNotes).where(and(eq(coachNotes.userId, note.userId), eq(coachNotes.kind, note.kind)))
  await insertNote(tx, note)
}

export async function findNote(db: Queryable, { userId, noteId }: { userId: string; noteId: string }) {
  const [row] = await db
    .select()
    .from(coachNotes)
    .where(and(eq(coachNotes.id, noteId), eq(coachNotes.userId, userId)))
  return row
}

export async function updateNote(
  db: Queryable,
  { userId, noteId, ...change }: { userId: string; noteId: string; text?: string; isDone?: boolean | null },
): Promise<NoteRow | undefined> {
  const [row] = await db
    .update(coachNotes)
    .set(change)
    .where(and(eq(coachNotes.id, noteId), eq(coachNotes.userId, userId)))
    .returning()
  return row
}

/** Records the outcome of the last agreed step, if it is not known yet. */
export async function answerOpenStep(tx: Transaction, userId: string, isDone: boolean) {
  const latest = tx
    .select({ id: coachNotes.id })
    .from(coachNotes)
    .where(and(eq(coachNotes.userId, userId), eq(coachNotes.kind, 'step'), isNull(coachNotes.isDone)))
    .orderBy(desc(coachNotes.createdAt))
    .limit(1)
  await tx.update(coachNotes).set({ isDone }).where(sql`${coachNotes.id} in (${latest})`)
}

export async function deleteNote(db: Queryable, { userId, noteId }: { userId: string; noteId: string }) {
  await db.delete(coachNotes).where(and(eq(coachNotes.id, noteId), eq(coachNotes.userId, userId)))
}

export async function deleteNotes(db: Queryable, userId: string) {
  await db.delete(coachNotes).where(eq(coachNotes.userId, userId))
}

/** Steps that are due and whose outcome is not known. */
export function listStepsDue(db: Queryable, { after, until }: { after: Date; until: Date }) {
  return db
    .select({ noteId: coachNotes.id, userId: coachNotes.userId })
    .from(coachNotes)
    .where(
      and(
        eq(coachNotes.kind, 'step'),
        isNull(coachNotes.isDone),
        gt(coachNotes.dueAt, after),
        lte(coachNotes.dueAt, until),
      ),
    )
}
