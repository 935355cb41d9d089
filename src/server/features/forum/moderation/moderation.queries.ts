import { and, asc, type Column, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { ReviewKind } from '#rules/forum/moderation.ts'
import type { Queryable } from '#server/db/database.ts'
import { forumPosts, forumReplies } from '#server/db/tables/forum.ts'
import { forumModerationLog, forumReports, forumReviews } from '#server/db/tables/forum-moderation.ts'
import { users } from '#server/db/tables/users.ts'
import type { Target } from './reviews.queries.ts'

const isWaiting = (kind: ReviewKind | undefined) =>
  and(isNull(forumReviews.closedAt), kind ? sql`${forumReviews.kinds} @> array[${kind}]::text[]` : undefined)

export async function countQueue(db: Queryable, kind: ReviewKind | undefined): Promise<number> {
  return db.$count(forumReviews, isWaiting(kind))
}

/** The author, while a review is open. Only moderation gets to know it. */
export async function findWaitingAuthor(db: Queryable, target: Target) {
  const [author] = await db
    .select(authorColumns)
    .from(forumReviews)
    .innerJoin(users, eq(users.id, forumReviews.userId))
    .where(and(isWaiting(undefined), isAbout(target)))
  return author
}

const isAbout = (target: Target) =>
  'postId' in target ? eq(forumReviews.postId, target.postId) : eq(forumReviews.replyId, target.replyId)

/**
 * Includes the author, who is only sent to the client if not anonymous. Selects the page first, so that writings and
 * people are only looked up for its few entries.
 */
export async function listQueue(db: Queryable, { kind, limit, offset }: Page & { kind?: ReviewKind | undefined }) {
  const longestFirst = (review: Record<'urgency' | 'openedAt' | 'id', Column>) => [
    asc(review.urgency),
    asc(review.openedAt),
    asc(review.id),
  ]
  const page = db
    .select()
    .from(forumReviews)
    .where(isWaiting(kind))
    .orderBy(...longestFirst(forumReviews))
  const review = page.limit(limit).offset(offset).as('review')
  return db
    .select({ review: review._.selectedFields, reply: forumReplies, post: forumPosts, author: authorColumns })
    .from(review)
    .leftJoin(forumReplies, eq(forumReplies.id, review.replyId))
    .innerJoin(forumPosts, eq(forumPosts.id, sql`coalesce(${review.postId}, ${forumReplies.postId})`))
    .innerJoin(users, eq(users.id, review.userId))
    .orderBy(...longestFirst(review))
}
export type QueueRow = Awaited<ReturnType<typeof listQueue>>[number]

const authorColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  isAccountDisabled: users.isAccountDisabled,
}

/** The open reports about all of these, in one query. */
export async function listReportsOf(db: Queryable, postIds: readonly string[], replyIds: readonly string[]) {
  return db
    .select()
    .from(forumReports)
    .where(
      and(
        isNull(forumReports.resolvedAt),
        or(inArray(forumReports.postId, [...postIds]), inArray(forumReports.replyId, [...replyIds])),
      ),
    )
    .orderBy(asc(forumReports.createdAt))
}
export type ReportRow = Awaited<ReturnType<typeof listReportsOf>>[number]

export async function insertLogEntry(db: Queryable, entry: typeof forumModerationLog.$inferInsert): Promise<string> {
  const [made] = await db.insert(forumModerationLog).values(entry).returning({ id: forumModerationLog.id })
  if (!made) throw new Error('The decision was not logged')
  return made.id
}

/** Selects the page first, so that details are only looked up for its few entries. */
export async function listLog(db: Queryable, { limit, offset }: Page) {
  const latestFirst = (log: Record<'decidedAt' | 'id', unknown>) => [
    sql`${log.decidedAt} desc nulls last`,
    sql`${log.id} desc nulls last`,
  ]
  const page = db
    .select()
    .from(forumModerationLog)
    .orderBy(...latestFirst(forumModerationLog))
  const entry = page.limit(limit).offset(offset).as('entry')
  return (
    db
      .select({
        id: entry.id,
        decision: entry.decision,
        targetType: entry.targetType,
        targetId: entry.targetId,
        note: entry.note,
        decidedAt: entry.decidedAt,
        firstName: users.firstName,
        lastName: users.lastName,
        reply: forumReplies,
        post: forumPosts,
      })
      .from(entry)
      .leftJoin(users, eq(users.id, entry.moderatorId))
      .leftJoin(forumReplies, and(eq(entry.targetType, 'replies'), eq(forumReplies.id, entry.targetId)))
      // Through the reply's post, or the target itself: ids of posts and replies never collide.
      .leftJoin(forumPosts, eq(forumPosts.id, sql`coalesce(${forumReplies.postId}, ${entry.targetId})`))
      .orderBy(...latestFirst(entry))
  )
}
export type LogRow = Awaited<ReturnType<typeof listLog>>[number]
