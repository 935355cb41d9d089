import type {
  ModerationAuthor,
  ModerationItem,
  ModerationLogEntry,
  ModerationQueue,
} from '#contract/forum/forum-moderation.ts'
import type { Page } from '#contract/paging.ts'
import type { ModerationDecision, ReviewKind } from '#rules/forum/moderation.ts'
import { retryOnDeadlock } from '#server/db/connections/deadlocks.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { insertSecurityEvent } from '#server/platform/security-log/security-log.queries.ts'
import { requireConfirmed } from '#server/platform/sessions/confirmation.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import type { ForumEvents, ReviewOutcome } from '../forum-events.ts'
import { lockPost, updatePost } from '../posts/posts-writing.queries.ts'
import { statusOf } from '../present-writing.ts'
import { announceReply, retractReply } from '../replies/announce-reply.ts'
import { lockReply, updateReply } from '../replies/replies.queries.ts'
import {
  countQueue,
  findWaitingAuthor,
  insertLogEntry,
  listLog,
  listQueue,
  listReportsOf,
} from './moderation.queries.ts'
import { presentLogEntry, presentQueueItem } from './present-moderation.ts'
import { closeReview, resolveReports, type Target } from './reviews.queries.ts'

type Named = Pick<ModerationItem, 'targetType' | 'targetId'>
type Decided = { decision: ModerationDecision; note: string }
type Status = ModerationItem['status']

export function createModeration({ db, events }: { db: Database; events: ForumEvents }) {
  return {
    async queue(page: Page & { kind?: ReviewKind | undefined }): Promise<ModerationQueue> {
      const [rows, total] = await Promise.all([listQueue(db, page), countQueue(db, page.kind)])
      const postIds = rows.flatMap(({ review }) => review.postId ?? [])
      const replyIds = rows.flatMap(({ review }) => review.replyId ?? [])
      const reports = rows.length > 0 ? await listReportsOf(db, postIds, replyIds) : []
      return { items: rows.map((row) => presentQueueItem(row, reports)), total }
    },

    async log(page: Page): Promise<ModerationLogEntry[]> {
      return (await listLog(db, page)).map(presentLogEntry)
    },

    /** In one transaction with its log entry: nobody learns who wrote something without leaving a trace. */
    reveal(actor: Actor, named: Named): Promise<ModerationAuthor> {
      requireConfirmed(actor)
      return db.transaction(async (tx) => {
        const author = await findWaitingAuthor(tx, targetOf(named))
        if (!author) throw new AppError('not_found', 'This is no longer waiting for review.')
        await noteAction(tx, actor, 'reveal_author')
        return author
      })
    },

    /** Repeating a decision changes nothing and is not logged again. */
    async decide(actor: Actor, named: Named, { decision, note }: Decided): Promise<{ status: Status }> {
      const work = async (tx: Transaction) => {
        const written = await requireWritten(tx, named)
        const before = statusOf(written)
        const after = statusAfter(before, decision)
        if (before === 'hidden' && after !== before) requireConfirmed(actor)
        if (after !== before) await applyStatus(tx, named, after)
        const target = targetOf(named)
        const wasWaiting = await closeReview(tx, target)
        await resolveReports(tx, target, actor.userId)
        if (after === before && !wasWaiting) return { status: after }
        const { userId } = written
        const decisionId = await insertLogEntry(tx, { ...named, userId, moderatorId: actor.userId, decision, note })
        // Logged without the author, who may be anonymous.
        await noteAction(tx, actor, `${decision}_writing`)
        if (after !== before) await tell(tx, events, { ...written, ...named, decisionId, before, after })
        return { status: after }
      }
      return retryOnDeadlock(() => db.transaction(work))
    },
  }
}

const targetOf = ({ targetType, targetId }: Named): Target =>
  targetType === 'posts' ? { postId: targetId } : { replyId: targetId }

function noteAction(tx: Transaction, { userId, device }: Actor, detail: string) {
  return insertSecurityEvent(tx, { userId, event: 'admin_action', detail, device })
}

async function requireWritten(tx: Transaction, { targetType, targetId }: Named) {
  const post = targetType === 'posts' ? await lockPost(tx, targetId) : undefined
  if (post) return { ...post, postId: post.id }
  const reply = targetType === 'replies' ? await lockReply(tx, targetId) : undefined
  if (!reply) throw new AppError('not_found', 'This is no longer here. Its author may have deleted it.')
  return reply
}

function statusAfter(before: Status, decision: ModerationDecision): Status {
  if (decision === 'hide') return 'hidden'
  if (decision === 'restore') return 'published'
  if (before === 'held')
    throw new AppError('conflict', 'Its author is waiting for this one. Restore it, so that it goes up, or hide it.')
  return before
}

async function applyStatus(tx: Transaction, { targetType, targetId }: Named, status: Status): Promise<void> {
  const state = status === 'hidden' ? { hiddenAt: new Date() } : { hiddenAt: null, heldAt: null }
  if (targetType === 'posts') await updatePost(tx, targetId, state)
  else await updateReply(tx, targetId, state)
}

type Told = Named & {
  postId: string
  userId: string
  isAnonymous: boolean
  decisionId: string
  before: Status
  after: Status
}

async function tell(tx: Transaction, events: ForumEvents, told: Told): Promise<void> {
  const { targetType, targetId, postId, userId, isAnonymous, decisionId, before, after } = told
  const outcome: ReviewOutcome = after === 'hidden' ? 'down' : before === 'hidden' ? 'back' : 'up'
  const what = targetType === 'posts' ? 'post' : 'reply'
  await events.onReviewed(tx, { decisionId, authorId: userId, what, postId, outcome })
  if (what === 'post') return
  if (after === 'hidden') await retractReply(tx, events, { replyId: targetId, postId })
  else await announceReply(tx, events, { replyId: targetId, postId, userId, isAnonymous })
}
