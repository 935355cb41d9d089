import type { ChatMessage, ChatSession, ChatSummary } from '#contract/coach.ts'
import { done } from '#contract/fields.ts'
import { defaultLifeArea, type LifeArea } from '#rules/life-areas.ts'
import { chatRecentMessages } from '#rules/limits.ts'
import { endsWithChat } from '#rules/safety/ends-with-chat.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import type { Consent } from '../person/consent.service.ts'
import { lockPerson, updateSafety } from '../person/people.queries.ts'
import {
  type Chat,
  deleteChat,
  deleteChats,
  endChat,
  findChat,
  findCurrentChat,
  listChats,
  listEntriesBefore,
  lockChat,
  lockCurrentChat,
} from './chats.queries.ts'
import { isReturn, openChat, welcomeBack } from './open-chat.ts'
import { presentChat, presentEntry } from './present-chat.ts'

const chatsPerPage = 50

type Which = { sessionId?: string | undefined; lifeArea?: LifeArea | undefined }

export function createChats({ db, consent }: { db: Database; consent: Consent }) {
  const present = async (actor: Actor, chat: Chat): Promise<ChatSession> =>
    presentChat(chat, await consent.read(db, actor.userId))

  async function requireChat(actor: Actor, { sessionId, lifeArea = defaultLifeArea }: Which): Promise<Chat> {
    const { userId } = actor
    const chat = sessionId ? await findChat(db, { userId, sessionId }) : await findCurrentChat(db, { userId, lifeArea })
    if (!chat) throw new AppError('not_found', 'This chat is no longer here.')
    return chat
  }

  return {
    async readCurrent(actor: Actor, lifeArea: LifeArea = defaultLifeArea): Promise<ChatSession> {
      const now = new Date()
      const whom = { actor, lifeArea, now }
      const known = await findCurrentChat(db, { userId: actor.userId, lifeArea })
      if (known && known.messageCount > 0 && !isReturn(known, now)) return present(actor, known)
      const chat = await db.transaction(async (tx) => {
        await lockPerson(tx, actor.userId)
        return (known && (await welcomeBack(tx, whom))) ?? openChat(tx, whom)
      })
      return present(actor, chat)
    },

    /** A chat without any message of the person is reused as new. */
    async start(actor: Actor, lifeArea: LifeArea = defaultLifeArea): Promise<{ session: ChatSession }> {
      const chat = await db.transaction(async (tx) => {
        await lockPerson(tx, actor.userId)
        const current = await lockCurrentChat(tx, { userId: actor.userId, lifeArea })
        if (current?.messages.some(({ role }) => role === 'user')) await endChat(tx, current.id)
        return openChat(tx, { actor, lifeArea, now: new Date() })
      })
      return { session: await present(actor, chat) }
    },

    read: async (actor: Actor, sessionId: string) => present(actor, await requireChat(actor, { sessionId })),

    async readHistory(actor: Actor, { before, ...which }: Which & { before: number }) {
      const { id: sessionId } = await requireChat(actor, which)
      const entries = await listEntriesBefore(db, { sessionId, before, limit: chatRecentMessages })
      const messages: ChatMessage[] = entries.map(presentEntry)
      return { messages, hasOlder: (messages[0]?.id ?? 1) > 1 }
    },

    async list(actor: Actor, before: string | undefined): Promise<{ chats: ChatSummary[]; hasOlder: boolean }> {
      const rows = await listChats(db, {
        userId: actor.userId,
        limit: chatsPerPage + 1,
        ...(before ? { before: new Date(before) } : {}),
      })
      const chats = rows.slice(0, chatsPerPage).map(({ id, category, createdAt, updatedAt, messageCount, ...row }) => ({
        id,
        lifeArea: category,
        startedAt: createdAt.toISOString(),
        lastMessageAt: updatedAt.toISOString(),
        messageCount,
        isCurrent: row.endedAt === null,
        preview: row.preview ?? '',
      }))
      return { chats, hasOlder: rows.length > chatsPerPage }
    },

    /** What was told of somebody who reads the phone is forgotten with its chat. */
    async delete(actor: Actor, sessionId: string) {
      await db.transaction(async (tx) => {
        const { userId } = actor
        const safety = await lockPerson(tx, userId)
        const chat = await lockChat(tx, { userId, sessionId })
        const isToldThere = chat?.messages.some((message) => message.safety !== undefined) ?? false
        await deleteChat(tx, { userId, sessionId })
        if (safety && isToldThere && endsWithChat(safety)) await updateSafety(tx, userId, null)
      })
      return done
    },

    async deleteAll(actor: Actor) {
      await db.transaction(async (tx) => {
        const safety = await lockPerson(tx, actor.userId)
        await deleteChats(tx, actor.userId)
        if (safety && endsWithChat(safety)) await updateSafety(tx, actor.userId, null)
      })
      return done
    },
  }
}
