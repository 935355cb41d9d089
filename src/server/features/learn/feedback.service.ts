import { lessonList } from '#content/generated/lesson-list.ts'
import type { LessonFeedback } from '#contract/learn.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { type FeedbackRow, listFeedback, upsertFeedback } from './feedback.queries.ts'

const lessonIds = new Set(lessonList.map(({ id }) => id))

export function createFeedback({ db }: { db: Database }) {
  return {
    async read({ userId }: Actor): Promise<LessonFeedback[]> {
      return (await listFeedback(db, userId)).map(present)
    },

    async give({ userId }: Actor, lessonId: string, helpful: boolean): Promise<LessonFeedback> {
      if (!lessonIds.has(lessonId)) throw new AppError('not_found', 'This article is no longer in the Learning Center.')
      return present(await upsertFeedback(db, { userId, lessonId, helpful }))
    },
  }
}

function present({ lessonId, helpful, answeredAt }: FeedbackRow): LessonFeedback {
  return { lessonId, helpful, answeredAt: answeredAt.toISOString() }
}
