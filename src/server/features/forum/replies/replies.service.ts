import type { ForumReply, NewForumReply } from '#contract/forum/forum.ts'
import type { Page } from '#contract/paging.ts'
import { retryOnDeadlock } from '#server/db/connections/deadlocks.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import type { ForumEvents } from '../forum-events.ts'
import { asGone, postGone, replyGone } from '../gone.ts'
import { withdrawHold } from '../moderation/reviews.queries.ts'
import { findPost } from '../posts/posts.queries.ts'
import { presentReply, statusOf } from '../present-writing.ts'
import { readWriting, requestReview } from '../read-writing.ts'
import { announceReply, retractReply } from './announce-reply.ts'
import {
  deleteOwnReply,
  findReply,
  findReplyIdOfDraft,
  insertReply,
  listReplies,
  lockReply,
  updateReply,
} from './replies.queries.ts'

type RepliesDeps = { db: Database; events: ForumEvents }

export function createReplies({ db, events }: RepliesDeps) {
  async function requireReply({ userId }: Actor, replyId: string): Promise<ForumReply> {
    const row = await findReply(db, userId, replyId)
    if (!row) throw replyGone()
    // People can delete their own reply even if they can no longer see the post.
    if (!row.isMine && !(await findPost(db, userId, row.postId))) throw replyGone()
    return presentReply(row)
  }

  async function requireOwn(actor: Actor, replyId: string): Promise<void> {
    const { isMine } = await requireReply(actor, replyId)
    if (!isMine) throw new AppError('forbidden', 'Only the person who wrote this can change it.')
  }

  return {
    async list({ userId }: Actor, postId: string, page: Page): Promise<ForumReply[]> {
      if (!(await findPost(db, userId, postId))) throw postGone()
      return (await listReplies(db, userId, postId, page)).map(presentReply)
    },

    async create(actor: Actor, postId: string, { clientId, ...draft }: NewForumReply): Promise<ForumReply> {
      const { userId } = actor
      const post = await findPost(db, userId, postId)
      if (!post) throw postGone()
      if (statusOf(post) !== 'published')
        throw new AppError('conflict', 'Only you can see this post for now. Replies open once it is up.')
      const reading = readWriting(draft.content)
      const isHeld = reading.heldFor.length > 0
      const work = db.transaction(async (tx) => {
        const replyId = await insertReply(tx, { ...draft, postId, userId, clientId: clientId ?? null, isHeld })
        if (!replyId) return undefined
        await requestReview(tx, { replyId }, userId, reading)
        if (!isHeld) await announceReply(tx, events, { replyId, postId, userId, isAnonymous: draft.isAnonymous })
        return replyId
      })
      const made = await work.catch((error) => Promise.reject(asGone(error)))
      const replyId = made ?? (clientId && (await findReplyIdOfDraft(db, userId, clientId)))
      if (!replyId) throw replyGone()
      return requireReply(actor, replyId)
    },

    async change(actor: Actor, replyId: string, content: string): Promise<ForumReply> {
      await requireOwn(actor, replyId)
      await db.transaction(async (tx) => {
        const before = await lockReply(tx, replyId)
        if (!before || before.content === content) return
        const reading = readWriting(content)
        const isHeld = reading.heldFor.length > 0
        const heldAt = isHeld ? (before.heldAt ?? new Date()) : null
        await updateReply(tx, replyId, { content, heldAt, editedAt: new Date() })
        await requestReview(tx, { replyId }, actor.userId, reading)
        if (!before.heldAt || isHeld) return
        await withdrawHold(tx, { replyId })
        if (!before.hiddenAt) await announceReply(tx, events, { ...before, replyId })
      })
      return requireReply(actor, replyId)
    },

    async remove(actor: Actor, replyId: string): Promise<void> {
      await requireOwn(actor, replyId)
      const work = () =>
        db.transaction(async (tx) => {
          const postId = await deleteOwnReply(tx, actor.userId, replyId)
          if (postId) await retractReply(tx, events, { replyId, postId })
        })
      await retryOnDeadlock(work)
    },
  }
}
