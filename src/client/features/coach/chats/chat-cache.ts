import type { QueryClient } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { type ChatMessage, type ChatSession, readChatSession } from '#contract/coach.ts'
import { defaultLifeArea, type LifeArea } from '#rules/life-areas.ts'

/** The current chat of a life area. */
export function chatQuery(lifeArea: LifeArea) {
  const query = lifeArea === defaultLifeArea ? {} : { lifeArea }
  return {
    ...queryOf(readChatSession, { query }),
    structuralSharing: (before: unknown, after: unknown) =>
      mergeChats(before as ChatSession | null | undefined, after as ChatSession | null),
  }
}

/** Every chat query, whatever the life area. */
export const anyChat = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith(readChatSession.path),
}

export function keepChat(cache: QueryClient, session: ChatSession) {
  const { queryKey } = chatQuery(session.lifeArea)
  // On its own, a safety reply that could not be stored would look like the whole chat.
  if (session.isStored || cache.getQueryData(queryKey)) cache.setQueryData<ChatSession | null>(queryKey, session)
}

/** Adds a page of older messages at the top. */
export function keepOlder(cache: QueryClient, session: ChatSession, page: Pick<ChatSession, 'messages' | 'hasOlder'>) {
  cache.setQueryData<ChatSession | null>(chatQuery(session.lifeArea).queryKey, (now) => {
    if (now?.id !== session.id) return now
    const firstId = now.messages[0]?.id ?? Number.POSITIVE_INFINITY
    const older = page.messages.filter(({ id }) => id < firstId)
    return { ...now, messages: [...older, ...now.messages], hasOlder: page.hasOlder }
  })
}

/**
 * The current chat. The server only sends the latest messages; older ones that were already loaded stay above them, as
 * long as there is no gap.
 */
export function mergeChats(before: ChatSession | null | undefined, after: ChatSession | null): ChatSession | null {
  if (!before || !after) return after
  if (!after.isStored) return withUnstored(before, after)
  const [first] = after.messages
  if (before.id !== after.id || !first) return after
  const earlier = before.messages.filter(({ id }) => id < first.id)
  const isGapless = earlier.at(-1)?.id === first.id - 1
  const now = isGapless ? { ...after, messages: [...earlier, ...after.messages], hasOlder: before.hasOlder } : after
  return before.isStored ? now : keepHelp(now, before)
}

/**
 * Somebody who called a line and comes back must find the help still there: it only goes when the chat continues
 * without it.
 */
function keepHelp(now: ChatSession, before: ChatSession): ChatSession {
  const help = before.messages.filter(({ id }) => id > lastIdOf(now))
  return help.length > 0 ? { ...now, messages: [...now.messages, ...help], isStored: false } : now
}

/** Help that was given while the database was unreachable stays below the stored messages. */
function withUnstored(before: ChatSession, after: ChatSession): ChatSession {
  const lastId = lastIdOf(before)
  const added: ChatMessage[] = after.messages.map((message, i) => ({ ...message, id: lastId + 1 + i }))
  return { ...before, messages: [...before.messages, ...added], isStored: false }
}

export function lastIdOf({ messages }: Pick<ChatSession, 'messages'>): number {
  return messages.at(-1)?.id ?? 0
}
