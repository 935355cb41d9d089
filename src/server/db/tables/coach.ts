import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChatMoment } from '#contract/moments/chat-moment.ts'
import type { Source } from '#rules/coach/source.ts'
import type { Trace } from '#rules/coach/trace.ts'
import type { Understood } from '#rules/coach/understood.ts'
import { defaultLifeArea, lifeAreas } from '#rules/life-areas.ts'
import type { SafetyTier } from '#rules/safety/assessment.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import { createdAt, id, isOneOf, moment, ownerId, updatedAt } from './columns.ts'

type Resource = { label: string; href: string; name: string; detail: string; isEmergency: boolean }

/** One message of a chat, with what the coach notes beside its replies. */
export type ChatEntry = {
  /** Its place in the chat, counted from 1. */
  id: number
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  engine?: string
  safety?: Exclude<SafetyTier, 'none'>
  moment?: ChatMoment
  sources?: readonly Source[]
  understood?: Understood
  options?: readonly string[]
  resources?: readonly Resource[]
  isInterrupted?: boolean
  trace?: Trace
}

export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: id(),
    userId: ownerId(),
    category: text('category', { enum: lifeAreas }).notNull().default(defaultLifeArea),
    /** The recent part, so that opening a chat reads one row, however long it is. `chat_messages` holds the whole. */
    messages: jsonb('messages').$type<ChatEntry[]>().notNull().default([]),
    messageCount: integer('message_count').notNull().default(0),
    /** Null while it is the current one. */
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('chat_sessions_latest').on(t.userId, t.category, t.updatedAt.desc()),
    index('chat_sessions_of_user').on(t.userId, t.updatedAt.desc(), t.id),
    uniqueIndex('chat_sessions_one_current').on(t.userId, t.category).where(sql`${t.endedAt} is null`),
    check('chat_sessions_category', isOneOf(t.category, lifeAreas)),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    userId: ownerId(),
    message: jsonb('message').$type<ChatEntry>().notNull(),
    /** The device's own id of what was sent, so that a message sent twice is said once. */
    clientId: uuid('client_id'),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.position] }),
    index('chat_messages_of_user').on(t.userId),
    // Moments are written in one form, so their order as text is their order in time.
    index('chat_messages_said')
      .on(t.userId, sql`(${t.message} ->> 'timestamp') collate "C"`)
      .where(sql`${t.message} ->> 'role' = 'user'`),
    uniqueIndex('chat_messages_once').on(t.sessionId, t.clientId).where(sql`${t.clientId} is not null`),
  ],
)

/**
 * One row a person, whatever chats they have or delete. Whoever changes anything of a person's coach locks it first,
 * so that two tabs take turns.
 */
export const coachPeople = pgTable('coach_people', {
  userId: ownerId().primaryKey(),
  /** What is remembered of a crisis, for a day. */
  safety: jsonb('safety').$type<SafetyState>(),
  updatedAt: updatedAt(),
})

export const coachNoteKinds = ['step', 'name', 'tone', 'unhelpful', 'note'] as const

/** What the coach keeps in mind; the person can read, change and delete every row. */
export const coachNotes = pgTable(
  'coach_notes',
  {
    id: id(),
    userId: ownerId(),
    kind: text('kind', { enum: coachNoteKinds }).notNull(),
    text: text('text').notNull(),
    item: jsonb('item').$type<Source>(),
    dueAt: moment('due_at'),
    isDone: boolean('is_done'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('coach_notes_latest').on(t.userId, t.createdAt.desc(), t.id),
    index('coach_notes_due').on(t.dueAt).where(sql`${t.kind} = 'step' and ${t.isDone} is null`),
    uniqueIndex('coach_notes_one_name').on(t.userId, t.kind).where(sql`${t.kind} in ('name', 'tone')`),
    check('coach_notes_kind', isOneOf(t.kind, coachNoteKinds)),
    check('coach_notes_text_length', sql`char_length(${t.text}) between 1 and 300`),
  ],
)
