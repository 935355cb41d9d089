import type { Queryable } from '#server/db/database.ts'

type ReplyEvent = { postId: string; replyId: string; postAuthorId: string }

/** What the forum tells others. Handed in by app.ts, so that it does not know that notifications exist. */
export type ForumEvents = {
  /** A reply can be read that its post's author has not written and does not block. Told in the same transaction. */
  onReply: (db: Queryable, event: ReplyEvent & { postTitle: string }) => Promise<void>
  /** It can no longer be read. */
  onReplyGone: (db: Queryable, event: ReplyEvent) => Promise<void>
  onPostGone: (db: Queryable, event: { postId: string; postAuthorId: string }) => Promise<void>
  /** A human has looked: it is up, it is back after it had been taken down, or it is down. */
  onReviewed: (
    db: Queryable,
    event: { decisionId: string; authorId: string; what: 'post' | 'reply'; postId: string; outcome: ReviewOutcome },
  ) => Promise<void>
}
export type ReviewOutcome = 'up' | 'back' | 'down'
