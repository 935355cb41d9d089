import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, ownerId, updatedAt } from './columns.ts'

export type StoredMessage = { role: 'user' | 'assistant'; content: string; timestamp: string }

export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: id(),
    userId: ownerId(),
    category: text('category').notNull().default('work'),
    messages: jsonb('messages').$type<StoredMessage[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('chat_sessions_latest').on(t.userId, t.category, t.updatedAt.desc()),
    check('chat_sessions_category', sql`${t.category} in ('work', 'dating', 'school')`),
  ],
)
