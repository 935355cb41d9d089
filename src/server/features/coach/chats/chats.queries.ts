import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { LifeArea } from '#rules/life-areas.ts'
import { chatRecentMessages } from '#rules/limits.ts'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { prepareOnce } from '#server/db/prepare-once.ts'
import { type ChatEntry, chatMessages, chatSessions } from '#server/db/tables/coach.ts'

export type { ChatEntry }
export type NewEntry = Omit<ChatEntry, 'id'>

/** A chat with its recent messages. */
export type Chat = typeof chatSessions.$inferSelect

const currentChatQuery = prepareOnce((db) =>
  db
    .select()
    .from(chatSessions)
    .where(
      and(
        eq(chatSessions.userId, sql.placeholder('userId')),
        eq(chatSessions.category, sql.placeholder('lifeArea')),
        isNull(chatSessions.endedAt),
      ),
    )
    .prepare(''),
)

export async function findCurrentChat(
  db: Queryable,
  { userId, lifeArea }: { userId: string; lifeArea: LifeArea },
): Promise<Chat | undefined> {
  const [row] = await currentChatQuery(db).execute({ userId, lifeArea })
  return row
}

/** The same, locked against other writers until the transaction ends. */
export async function lockCurrentChat(
  tx: Transaction,
  { userId, lifeArea }: { userId: string; lifeArea: LifeArea },
): Promise<Chat | undefined> {
  const [row] = await tx
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), eq(chatSessions.category, lifeArea), isNull(chatSessions.endedAt)))
    .for('update')
  return row
}

export async function findChat(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Chat | undefined> {
  const [row] = await db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)))
  return row
}

export async function lockChat(
  tx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Chat | undefined> {
  const [row] = await tx
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)))
    .for('update')
  return row
}

/** A new, empty chat. The caller holds the person's lock and has ended the previous one. */
export async function insertChat(tx: Transaction, { userId, lifeArea }: { userId: string; lifeArea: LifeArea }) {
  const [row] = await tx.insert(chatSessions).values({ userId, category: lifeArea }).returning()
  if (!row) throw new Error('The chat was not opened')
  return row
}

export async function endChat(tx: Transaction, sessionId: string) {
  await tx
    .update(chatSessions)
    .set({ endedAt: sql`now()`, talk: null, updatedAt: sql`${chatSessions.updatedAt}` })
    .where(eq(chatSessions.id, sessionId))
}

/**
 * The chat with these messages added; undefined, with nothing added, if it has changed since it was read. One
 * statement, so it needs no lock of its own.
 */
export async function tryAppending(
  db: Queryable,
  chat: Chat,
  entries: readonly NewEntry[],
  clientId?: string,
): Promise<Chat | undefined> {
  const placed = entries.map((entry, at) => ({ ...entry, id: chat.messageCount + at + 1 }))
  const messages = [...chat.messages, ...placed]
  const dropped = Math.max(0, messages.length - chatRecentMessages)
  const messageCount = chat.messageCount + placed.length
  const updatedAt = new Date(placed.at(-1)?.timestamp ?? Date.now())
  const added = JSON.stringify(placed)
  const { rowCount } = await db.execute(sql`
    with chat as (
      update chat_sessions
      set messages = (messages || ${added}::jsonb)${sql.raw(' - 0'.repeat(dropped))},
        message_count = ${messageCount}, talk = ${chat.talk}, updated_at = ${updatedAt.toISOString()}
      where id = ${chat.id} and message_count = ${chat.messageCount}
      returning id, user_id)
    insert into chat_messages (session_id, position, user_id, message, client_id)
    select chat.id, (entry ->> 'id')::int, chat.user_id, entry,
      case when entry ->> 'role' = 'user' then ${clientId ?? null}::uuid end
    from chat, jsonb_array_elements(${added}::jsonb) entry`)
  if (rowCount !== placed.length) return undefined
  return { ...chat, messages: messages.slice(dropped), messageCount, updatedAt }
}

/** The same for a caller that holds the chat's lock, or has opened the chat in this transaction. */
export async function appendEntries(
  tx: Transaction,
  chat: Chat,
  entries: readonly NewEntry[],
  clientId?: string,
): Promise<Chat> {
  const added = await tryAppending(tx, chat, entries, clientId)
  if (!added) throw new Error('The chat is gone, or changed behind its lock')
  return added
}

export async function wasSent(db: Queryable, { sessionId, clientId }: { sessionId: string; clientId: string }) {
  const rows = await db
    .select({ position: chatMessages.position })
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), eq(chatMessages.clientId, clientId)))
  return rows.length > 0
}

/** Oldest first, with one more than a page if there is one. */
export async function listEntriesBefore(
  db: Queryable,
  { sessionId, before, limit }: { sessionId: string; before: number; limit: number },
): Promise<ChatEntry[]> {
  const rows = await db
    .select({ message: chatMessages.message })
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), lt(chatMessages.position, before)))
    .orderBy(desc(chatMessages.position))
    .limit(limit)
  return rows.map(({ message }) => message).reverse()
}

export function listChats(db: Queryable, { userId, before, limit }: { userId: string; before?: Date; limit: number }) {
  const firstWords = db
    .select({ words: sql<string>`left(${chatMessages.message} ->> 'content', 120)` })
    .from(chatMessages)
    // Deliberately not worded like the index on what people said: PostgreSQL would read that whole index for one chat.
    .where(and(eq(chatMessages.sessionId, chatSessions.id), sql`${chatMessages.message} -> 'role' = '"user"'`))
    .orderBy(asc(chatMessages.position))
    .limit(1)
  return db
    .select({
      id: chatSessions.id,
      category: chatSessions.category,
      createdAt: chatSessions.createdAt,
      updatedAt: chatSessions.updatedAt,
      messageCount: chatSessions.messageCount,
      endedAt: chatSessions.endedAt,
      preview: sql<string | null>`(${firstWords})`,
    })
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), before ? lt(chatSessions.updatedAt, before) : undefined))
    .orderBy(desc(chatSessions.updatedAt), chatSessions.id)
    .limit(limit)
}

export async function deleteChat(tx: Transaction, { userId, sessionId }: { userId: string; sessionId: string }) {
  await tx.delete(chatSessions).where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)))
}

export async function deleteChats(tx: Transaction, userId: string) {
  await tx.delete(chatSessions).where(eq(chatSessions.userId, userId))
}
