import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { forumCategories } from '#rules/forum/categories.ts'
import { createdAt, id, isOneOf, moment, ownerId, updatedAt } from './columns.ts'
import { users } from './users.ts'

/** `likes`, `replies` and the tally below are kept by triggers (see the migrations): they hold under any deletion. */

export const forumPosts = pgTable(
  'forum_posts',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    category: text('category', { enum: forumCategories }).notNull(),
    likes: integer('likes').notNull().default(0),
    replies: integer('replies').notNull().default(0),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** Set by moderation; a hidden post answers like a missing one. */
    hiddenAt: moment('hidden_at'),
    /** Waits for a human look since then; only its author sees it. */
    heldAt: moment('held_at'),
    /** When others could first read it, which is its place in the list. Null while it never was up. */
    publishedAt: moment('published_at').defaultNow(),
    editedAt: moment('edited_at'),
    /** The device's own id of the draft, so that a retry posts once. */
    clientId: uuid('client_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('forum_posts_newest')
      .on(t.publishedAt.desc(), t.id.desc())
      .where(sql`${t.hiddenAt} is null and ${t.heldAt} is null`),
    index('forum_posts_newest_in_category')
      .on(t.category, t.publishedAt.desc(), t.id.desc())
      .where(sql`${t.hiddenAt} is null and ${t.heldAt} is null`),
    index('forum_posts_of_user').on(t.userId, t.createdAt.desc(), t.id.desc()),
    unique('forum_posts_once').on(t.userId, t.clientId),
    check('forum_posts_published', sql`${t.heldAt} is not null or ${t.publishedAt} is not null`),
    check('forum_posts_title_length', sql`char_length(${t.title}) between 1 and 255`),
    check('forum_posts_content_length', sql`char_length(${t.content}) between 1 and 10000`),
    check('forum_posts_category', isOneOf(t.category, forumCategories)),
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
    heldAt: moment('held_at'),
    editedAt: moment('edited_at'),
    clientId: uuid('client_id'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('forum_replies_once').on(t.userId, t.clientId),
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

/**
 * How many posts a category has, as changes to be summed. A row per category would be one that everybody who posts
 * waits for; rows that are only ever added wait for nobody. A job folds them.
 */
export const forumCategoryTally = pgTable('forum_category_tally', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  category: text('category', { enum: forumCategories }).notNull(),
  posts: integer('posts').notNull(),
})

/** What a member does not want to see: all that another writes by name, or one anonymous post or reply. */
export const forumBlocks = pgTable(
  'forum_blocks',
  {
    id: id(),
    userId: ownerId(),
    blockedUserId: uuid('blocked_user_id').references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    postId: uuid('post_id').references(() => forumPosts.id, { onDelete: 'cascade' }),
    replyId: uuid('reply_id').references(() => forumReplies.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('forum_blocks_once_per_member').on(t.userId, t.blockedUserId),
    unique('forum_blocks_once_per_post').on(t.userId, t.postId),
    unique('forum_blocks_once_per_reply').on(t.userId, t.replyId),
    index('forum_blocks_of_member').on(t.blockedUserId),
    index('forum_blocks_of_post').on(t.postId),
    index('forum_blocks_of_reply').on(t.replyId),
    check('forum_blocks_one_target', sql`num_nonnulls(${t.blockedUserId}, ${t.postId}, ${t.replyId}) = 1`),
    check('forum_blocks_not_oneself', sql`${t.blockedUserId} <> ${t.userId}`),
  ],
)
