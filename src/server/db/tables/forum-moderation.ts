import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moderationDecisions, moderationTargets, reviewKinds } from '#rules/forum/moderation.ts'
import { forumReportReasons } from '#rules/forum/reports.ts'
import { createdAt, id, moment, ownerId } from './columns.ts'
import { forumPosts, forumReplies } from './forum.ts'
import { users } from './users.ts'

/** Reports of posts and replies. One per person and thing. */
export const forumReports = pgTable(
  'forum_reports',
  {
    id: id(),
    userId: ownerId(),
    postId: uuid('post_id').references(() => forumPosts.id, { onDelete: 'cascade' }),
    replyId: uuid('reply_id').references(() => forumReplies.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: forumReportReasons }).notNull(),
    details: text('details').notNull().default(''),
    createdAt: createdAt(),
    resolvedAt: moment('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('forum_reports_once_per_post').on(t.userId, t.postId),
    unique('forum_reports_once_per_reply').on(t.userId, t.replyId),
    index('forum_reports_open').on(t.createdAt).where(sql`${t.resolvedAt} is null`),
    index('forum_reports_of_post').on(t.postId),
    index('forum_reports_of_reply').on(t.replyId),
    index('forum_reports_of_moderator').on(t.resolvedBy),
    check('forum_reports_one_target', sql`(${t.postId} is null) <> (${t.replyId} is null)`),
    check('forum_reports_reason_length', sql`char_length(${t.reason}) between 1 and 1000`),
  ],
)

/** What waits for a moderator: at most one open row per post or reply, however many reasons there are. */
export const forumReviews = pgTable(
  'forum_reviews',
  {
    id: id(),
    /** The author, so that the row is deleted with their account. */
    userId: ownerId(),
    postId: uuid('post_id').references(() => forumPosts.id, { onDelete: 'cascade' }),
    replyId: uuid('reply_id').references(() => forumReplies.id, { onDelete: 'cascade' }),
    kinds: text('kinds', { enum: reviewKinds }).array().notNull(),
    signals: text('signals').array().notNull().default([]),
    /** Lower values come first. */
    urgency: smallint('urgency').notNull(),
    openedAt: moment('opened_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
  },
  (t) => [
    uniqueIndex('forum_reviews_open_post').on(t.postId).where(sql`${t.closedAt} is null`),
    uniqueIndex('forum_reviews_open_reply').on(t.replyId).where(sql`${t.closedAt} is null`),
    index('forum_reviews_queue').on(t.urgency, t.openedAt, t.id).where(sql`${t.closedAt} is null`),
    index('forum_reviews_of_user').on(t.userId),
    index('forum_reviews_of_post').on(t.postId),
    index('forum_reviews_of_reply').on(t.replyId),
    check('forum_reviews_one_target', sql`(${t.postId} is null) <> (${t.replyId} is null)`),
  ],
)

/** Moderators' decisions. They outlive the post, but not the account of its author. */
export const forumModerationLog = pgTable(
  'forum_moderation_log',
  {
    id: id(),
    /** The author of the post or reply. */
    userId: ownerId(),
    moderatorId: uuid('moderator_id').references(() => users.id, { onDelete: 'set null' }),
    decision: text('decision', { enum: moderationDecisions }).notNull(),
    targetType: text('target_type', { enum: moderationTargets }).notNull(),
    targetId: uuid('target_id').notNull(),
    note: text('note').notNull().default(''),
    decidedAt: moment('decided_at').notNull().defaultNow(),
  },
  (t) => [
    index('forum_moderation_log_latest').on(t.decidedAt.desc(), t.id.desc()),
    index('forum_moderation_log_of_user').on(t.userId),
    index('forum_moderation_log_of_moderator').on(t.moderatorId),
    check('forum_moderation_log_note_length', sql`char_length(${t.note}) <= 500`),
  ],
)
