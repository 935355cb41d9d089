import type { NewForumReport } from '#contract/forum/forum.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { findPublishedPost } from '../posts/posts-writing.queries.ts'
import { urgencies } from '../read-writing.ts'
import { findPublishedReply } from '../replies/replies.queries.ts'
import { insertReport, openReview, type Target } from './reviews.queries.ts'

export function createReports({ db }: { db: Database }) {
  async function report(
    { userId }: Actor,
    written: { userId: string } | undefined,
    target: Target,
    { reason, details }: NewForumReport,
  ): Promise<void> {
    if (!written) throw new AppError('not_found', 'This is no longer here.')
    if (written.userId === userId) throw new AppError('invalid_input', 'This is your own. You can delete it instead.')
    await db.transaction(async (tx) => {
      const isNew = await insertReport(tx, { userId, target, reason, details })
      if (!isNew) return
      const urgency = reason === 'unsafe' ? urgencies.crisis : urgencies.reported
      await openReview(tx, { target, authorId: written.userId, kind: 'reported', signals: [], urgency })
    })
  }

  return {
    reportPost: async (actor: Actor, postId: string, body: NewForumReport) =>
      report(actor, await findPublishedPost(db, postId), { postId }, body),
    reportReply: async (actor: Actor, replyId: string, body: NewForumReport) =>
      report(actor, await findPublishedReply(db, replyId), { replyId }, body),
  }
}
