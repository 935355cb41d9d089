import type { Queryable } from '#server/db/database.ts'
import { forumPostHref, forumReply, forumReplyKey, forumReviewed } from './notices.ts'
import { deleteUnread, insertNotification } from './notifications.queries.ts'

type Reply = Parameters<typeof forumReply>[0]

/** Turns the forum's events into notifications; app.ts connects them. */
export const forumNotices = {
  onReply: (db: Queryable, reply: Reply) => insertNotification(db, forumReply(reply)),
  onReplyGone: (db: Queryable, { postAuthorId, replyId }: Omit<Reply, 'postTitle'>) =>
    deleteUnread(db, postAuthorId, { dedupeKey: forumReplyKey(replyId) }),
  onPostGone: (db: Queryable, { postAuthorId, postId }: Pick<Reply, 'postAuthorId' | 'postId'>) =>
    deleteUnread(db, postAuthorId, { href: forumPostHref(postId) }),
  onReviewed: (db: Queryable, reviewed: Parameters<typeof forumReviewed>[0]) =>
    insertNotification(db, forumReviewed(reviewed)),
}
