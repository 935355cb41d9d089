import type { Transaction } from '#server/db/database.ts'
import { hasBlocked } from '../blocks/blocks.queries.ts'
import type { ForumEvents } from '../forum-events.ts'
import { findPostAuthor } from '../posts/posts-writing.queries.ts'

type Reply = { replyId: string; postId: string; userId: string; isAnonymous: boolean }

/**
 * Tells the post's author that there is a reply they can read. An anonymous one is told even where its writer is
 * blocked: it stays in sight, and silence about it alone would give its writer away.
 */
export async function announceReply(tx: Transaction, { onReply }: ForumEvents, reply: Reply): Promise<void> {
  const { replyId, postId, userId, isAnonymous } = reply
  const post = await findPostAuthor(tx, postId)
  if (!post || post.userId === userId) return
  if (!isAnonymous && (await hasBlocked(tx, post.userId, userId))) return
  await onReply(tx, { replyId, postId, postAuthorId: post.userId, postTitle: post.title })
}

/** Takes unread news of it back. */
export async function retractReply(
  tx: Transaction,
  { onReplyGone }: ForumEvents,
  { replyId, postId }: Pick<Reply, 'replyId' | 'postId'>,
): Promise<void> {
  const post = await findPostAuthor(tx, postId)
  if (post) await onReplyGone(tx, { replyId, postId, postAuthorId: post.userId })
}
