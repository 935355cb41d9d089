import type { Transaction } from '#server/db/database.ts'
import { hasBlocked } from '../blocks/blocks.queries.ts'
import type { ForumEvents } from '../forum-events.ts'
import { findPostAuthor } from '../posts/posts-writing.queries.ts'

type Reply = { replyId: string; postId: string; userId: string; isAnonymous: boolean }

/**
 * Notifies the post's author of a reply they can read. An anonymous reply is announced even if its author is blocked:
 * it stays visible, and silence about it would reveal who wrote it.
 */
export async function announceReply(tx: Transaction, { onReply }: ForumEvents, reply: Reply): Promise<void> {
  const { replyId, postId, userId, isAnonymous } = reply
  const post = await findPostAuthor(tx, postId)
  if (!post || post.userId === userId) return
  if (!isAnonymous && (await hasBlocked(tx, post.userId, userId))) return
  await onReply(tx, { replyId, postId, postAuthorId: post.userId, postTitle: post.title })
}

/** Removes the notification if it is unread. */
export async function retractReply(
  tx: Transaction,
  { onReplyGone }: ForumEvents,
  { replyId, postId }: Pick<Reply, 'replyId' | 'postId'>,
): Promise<void> {
  const post = await findPostAuthor(tx, postId)
  if (post) await onReplyGone(tx, { replyId, postId, postAuthorId: post.userId })
}
