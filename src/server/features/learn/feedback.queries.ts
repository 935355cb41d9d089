import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { lessonFeedback } from '#server/db/tables/engagement.ts'

export type FeedbackRow = typeof lessonFeedback.$inferSelect

type Answer = { userId: string; lessonId: string; helpful: boolean }

/** One row per person and lesson, by primary key; the date only changes with the answer. */
export async function upsertFeedback(db: Queryable, answer: Answer): Promise<FeedbackRow> {
  const [row] = await db
    .insert(lessonFeedback)
    .values(answer)
    .onConflictDoUpdate({
      target: [lessonFeedback.userId, lessonFeedback.lessonId],
      set: {
        helpful: answer.helpful,
        answeredAt: sql`case when ${lessonFeedback.helpful} = excluded.helpful then ${lessonFeedback.answeredAt} else now() end`,
      },
    })
    .returning()
  if (!row) throw new Error('An insert that updates on conflict always has a row to return.')
  return row
}

export function listFeedback(db: Queryable, userId: string): Promise<FeedbackRow[]> {
  return db.select().from(lessonFeedback).where(eq(lessonFeedback.userId, userId)).orderBy(lessonFeedback.lessonId)
}
