import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, ownerId, updatedAt } from './columns.ts'
import { users } from './users.ts'

export const forumPosts = pgTable(
  'forum_posts',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    category: text('category').notNull(),
    likes: integer('likes').notNull().default(0),
    replies: integer('replies').notNull().default(0),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** Set by moderation; a hidden post answers like a missing one. */
    hiddenAt: moment('hidden_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('forum_posts_newest').on(t.createdAt.desc(), t.id.desc()).where(sql`${t.hiddenAt} is null`),
    index('forum_posts_newest_in_category')
      .on(t.category, t.createdAt.desc(), t.id.desc())
      .where(sql`${t.hiddenAt} is null`),
    index('forum_posts_of_user').on(t.userId, t.createdAt.desc()),
    check('forum_posts_title_length', sql`char_length(${t.title}) between 1 and 255`),
    check('forum_posts_content_length', sql`char_length(${t.content}) between 1 and 10000`),
    check('forum_posts_category', sql`${t.category} in ('workplace', 'social', 'success')`),
    check('forum_posts_counters', sql`${t.likes} >= 0 and ${t.replies} >= 0`),
  ],
)

export const forumReplies = pgTable(
  'forum_replies',
  {
    id: id(),
    postId: uuid('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    content: text('content').notNull(),
    likes: integer('likes').notNull().default(0),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    hiddenAt: moment('hidden_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('forum_replies_of_post').on(t.postId, t.createdAt, t.id),
    index('forum_replies_of_user').on(t.userId),
    check('forum_replies_content_length', sql`char_length(${t.content}) between 1 and 5000`),
    check('forum_replies_likes', sql`${t.likes} >= 0`),
  ],
)

/** The primary key is the rule "one like per person per post"; no code has to remember it. */
export const forumLikes = pgTable(
  'forum_likes',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    likedAt: moment('liked_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('forum_likes_of_user').on(t.userId)],
)

/** Somebody asked for a human look at a post or a reply. One report per person and thing. */
export const forumReports = pgTable(
  'forum_reports',
  {
    id: id(),
    userId: ownerId(),
    postId: uuid('post_id').references(() => forumPosts.id, { onDelete: 'cascade' }),
    replyId: uuid('reply_id').references(() => forumReplies.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    resolvedAt: moment('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('forum_reports_once_per_post').on(t.userId, t.postId),
    unique('forum_reports_once_per_reply').on(t.userId, t.replyId),
    index('forum_reports_open').on(t.createdAt).where(sql`${t.resolvedAt} is null`),
    check('forum_reports_one_target', sql`(${t.postId} is null) <> (${t.replyId} is null)`),
    check('forum_reports_reason_length', sql`char_length(${t.reason}) between 1 and 1000`),
  ],
)
