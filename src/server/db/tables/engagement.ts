import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { notificationKinds } from '#rules/notification-kinds.ts'
import { createdAt, id, moment, ownerId } from './columns.ts'

/** What concerns a person: replies, a trial ending, a cancellation done. `dedupeKey` keeps a retry from telling twice. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ownerId(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    href: text('href'),
    dedupeKey: text('dedupe_key').notNull(),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('notifications_once').on(t.userId, t.dedupeKey),
    index('notifications_latest').on(t.userId, t.createdAt.desc(), t.id),
    index('notifications_unread').on(t.userId).where(sql`${t.readAt} is null`),
    check('notifications_title_length', sql`char_length(${t.title}) between 1 and 255`),
  ],
)

/** Kinds of notification that a person has switched. A kind without a row is on. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: ownerId(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
)

/** "Was this article helpful?", answered once per person and lesson. */
export const lessonFeedback = pgTable(
  'lesson_feedback',
  {
    userId: ownerId(),
    lessonId: text('lesson_id').notNull(),
    helpful: boolean('helpful').notNull(),
    answeredAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lessonId] }), index('lesson_feedback_of_lesson').on(t.lessonId)],
)

export const cueFavorites = pgTable(
  'cue_favorites',
  { userId: ownerId(), cueId: text('cue_id').notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.userId, t.cueId] })],
)

/** One row a use, under an id the screen made: the primary key is the rule that a retry counts once. */
export const cueUses = pgTable(
  'cue_uses',
  {
    userId: ownerId(),
    cueId: text('cue_id').notNull(),
    useId: uuid('use_id').notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.cueId, t.useId] })],
)
