import { and, asc, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { LifeArea } from '#rules/life-areas.ts'
import { chatRecentMessages } from '#rules/limits.ts'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { type ChatEntry, chatMessages, chatSessions } from '#server/db/tables/coach.ts'

export type { ChatEntry }
export type NewEntry = Omit<ChatEntry, 'id'>

/** A chat with its recent messages. */
export type Chat = typeof chatSessions.$inferSelect

export async function findCurrentChat(
  db: Queryable,
  { userId, lifeArea }: { userId: string; lifeArea: LifeArea },
): Promise<Chat | undefined> {
  const [row] = await db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), eq(chatSessions.category, lifeArea), isNull(chatSessions.endedAt)))
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

/** A new, empty chat. The caller holds the person's lock and has ended the one before. */
export async function insertChat(tx: Transaction, { userId, lifeArea }: { userId: string; lifeArea: LifeArea }) {
  const [row] = await tx.insert(chatSessions).values({ userId, category: lifeArea }).returning()
  if (!row) throw new Error('The chat was not opened')
  return row
}

export async function endChat(tx: Transaction, sessionId: string) {
  await tx
    .update(chatSessions)
    .set({ endedAt: sql`now()`, updatedAt: sql`${chatSessions.updatedAt}` })
    .where(eq(chatSessions.id, sessionId))
}

/** The chat with these messages at its end. The caller holds the person's lock, so places cannot be taken twice. */
export async function appendEntries(
  tx: Transaction,
  chat: Chat,
  entries: readonly NewEntry[],
  clientId?: string,
): Promise<Chat> {
  const placed = entries.map((entry, at) => ({ ...entry, id: chat.messageCount + at + 1 }))
  await tx.insert(chatMessages).values(
    placed.map((message) => ({
      sessionId: chat.id,
      position: message.id,
      userId: chat.userId,
      message,
      clientId: message.role === 'user' ? (clientId ?? null) : null,
    })),
  )
  const [row] = await tx
    .update(chatSessions)
    .set({
      messages: [...chat.messages, ...placed].slice(-chatRecentMessages),
      messageCount: chat.messageCount + placed.length,
      updatedAt: new Date(placed.at(-1)?.timestamp ?? Date.now()),
    })
    .where(eq(chatSessions.id, chat.id))
    .returning()
  if (!row) throw new Error('The chat is gone')
  return row
}

export async function wasSent(db: Queryable, { sessionId, clientId }: { sessionId: string; clientId: string }) {
  const rows = await db
    .select({ position: chatMessages.position })
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), eq(chatMessages.clientId, clientId)))
  return rows.length > 0
}

/** Oldest first, one more than a page if there is one. */
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
    .where(and(eq(chatMessages.sessionId, chatSessions.id), sql`${chatMessages.message} ->> 'role' = 'user'`))
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

/** When the person last wrote or read something in another chat than this one. */
export async function findLastVisit(
  db: Queryable,
  { userId, exceptId }: { userId: string; exceptId: string | undefined },
): Promise<Date | undefined> {
  const [row] = await db
    .select({ updatedAt: chatSessions.updatedAt })
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), exceptId ? ne(chatSessions.id, exceptId) : undefined))
    .orderBy(desc(chatSessions.updatedAt))
    .limit(1)
  return row?.updatedAt
}

export async function deleteChat(tx: Transaction, { userId, sessionId }: { userId: string; sessionId: string }) {
  await tx.delete(chatSessions).where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)))
}

export async function deleteChats(tx: Transaction, userId: string) {
  await tx.delete(chatSessions).where(eq(chatSessions.userId, userId))
}
