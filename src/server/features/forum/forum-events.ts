import type { Queryable } from '#server/db/database.ts'

type ReplyEvent = { postId: string; replyId: string; postAuthorId: string }

/** What the forum reports to others. Passed in by app.ts, so that the forum does not know about notifications. */
export type ForumEvents = {
  /** A reply became readable, by somebody the post's author has not blocked. Called in the same transaction. */
  onReply: (db: Queryable, event: ReplyEvent & { postTitle: string }) => Promise<void>
  /** The reply can no longer be read. */
  onReplyGone: (db: Queryable, event: ReplyEvent) => Promise<void>
  onPostGone: (db: Queryable, event: { postId: string; postAuthorId: string }) => Promise<void>
  /** A moderator has decided: it is published, restored, or taken down. */
  onReviewed: (
    db: Queryable,
    event: { decisionId: string; authorId: string; what: 'post' | 'reply'; postId: string; outcome: ReviewOutcome },
  ) => Promise<void>
}
export type ReviewOutcome = 'up' | 'back' | 'down'
