import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '#rules/forum/moderation.ts'
import type { ForumReportReason } from '#rules/forum/reports.ts'
import type { Queryable } from '#server/db/database.ts'
import { forumReports, forumReviews } from '#server/db/tables/forum-moderation.ts'

export type Target = { postId: string } | { replyId: string }

type NewReview = { target: Target; authorId: string; kind: ReviewKind; signals: readonly string[]; urgency: number }

/** Opens a review, or adds a reason to the open one. */
export async function openReview(db: Queryable, { target, authorId, kind, signals, urgency }: NewReview) {
  const both = (column: string) =>
    sql.raw(`array(select distinct unnest(forum_reviews.${column} || excluded.${column}) order by 1)`)
  await db
    .insert(forumReviews)
    .values({ ...target, userId: authorId, kinds: [kind], signals: [...signals], urgency })
    .onConflictDoUpdate({
      target: 'postId' in target ? forumReviews.postId : forumReviews.replyId,
      targetWhere: isNull(forumReviews.closedAt),
      set: {
        kinds: both('kinds'),
        signals: both('signals'),
        urgency: sql.raw('least(forum_reviews.urgency, excluded.urgency)'),
      },
    })
}

/** True if a review was open. */
export async function closeReview(db: Queryable, target: Target): Promise<boolean> {
  const closed = await db
    .update(forumReviews)
    .set({ closedAt: new Date() })
    .where(and(isOpen(target)))
    .returning({ id: forumReviews.id })
  return closed.length > 0
}

/** The author has removed what it was held for. Other reasons to review it stay. */
export async function withdrawHold(db: Queryable, target: Target) {
  await db
    .update(forumReviews)
    .set({
      kinds: sql`array_remove(${forumReviews.kinds}, 'held')`,
      closedAt: sql`case when ${forumReviews.kinds} = array['held'] then now() end`,
    })
    .where(isOpen(target))
}

function isOpen(target: Target): SQL | undefined {
  return and(isNull(forumReviews.closedAt), isAbout(forumReviews, target))
}

function isAbout(table: typeof forumReviews | typeof forumReports, target: Target): SQL {
  return 'postId' in target ? eq(table.postId, target.postId) : eq(table.replyId, target.replyId)
}

type NewReport = { userId: string; target: Target; reason: ForumReportReason; details: string }

/** True if this call created the report, false if the person had reported it before. */
export async function insertReport(db: Queryable, { target, ...report }: NewReport): Promise<boolean> {
  const made = await db
    .insert(forumReports)
    .values({ ...report, ...target })
    .onConflictDoNothing()
    .returning({ id: forumReports.id })
  return made.length > 0
}

export async function resolveReports(db: Queryable, target: Target, moderatorId: string) {
  await db
    .update(forumReports)
    .set({ resolvedAt: new Date(), resolvedBy: moderatorId })
    .where(and(isNull(forumReports.resolvedAt), isAbout(forumReports, target)))
}
