import { expect, it } from 'vitest'
import type { ChatMessage, ChatSession } from '#contract/coach.ts'
import { mergeChats } from './chat-cache.ts'

function messages(from: number, to: number): ChatMessage[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    id: from + i,
    role: (from + i) % 2 === 0 ? 'user' : 'assistant',
    content: `message ${from + i}`,
    timestamp: '2026-03-14T10:00:00.000Z',
  }))
}

function chat(from: number, to: number, known: Partial<ChatSession> = {}): ChatSession {
  return {
    id: '5f0c0f5e-6f0a-4f3c-9f5a-1f2f3f4f5f6f',
    lifeArea: 'work',
    messages: messages(from, to),
    hasOlder: from > 1,
    isStored: true,
    consent: { provider: null, granted: null },
    ...known,
  }
}

const idsOf = (session: ChatSession | null) => session?.messages.map(({ id }) => id)

it('is replaced by the chat that the server returns', () => {
  expect(mergeChats(chat(1, 3), chat(1, 5))).toEqual(chat(1, 5))
  expect(mergeChats(undefined, chat(1, 1))).toEqual(chat(1, 1))
  expect(mergeChats(chat(1, 3), null)).toBeNull()
})

it('keeps what somebody has scrolled up to, when the recent part moves on', () => {
  const merged = mergeChats(chat(1, 60, { hasOlder: false }), chat(13, 62))
  expect(idsOf(merged)).toEqual(messages(1, 62).map(({ id }) => id))
  expect(merged?.hasOlder).toBe(false)
})

it('drops the old part when something is missing in between', () => {
  expect(mergeChats(chat(1, 20), chat(40, 89))).toEqual(chat(40, 89))
})

it('drops the old part when the chat is another one', () => {
  const next = chat(1, 1, { id: '00000000-0000-4000-8000-000000000000' })
  expect(mergeChats(chat(1, 9), next)).toEqual(next)
})

it('shows help that could not be stored below the rest, until the chat goes on without it', () => {
  const unstored = mergeChats(chat(1, 3), chat(1, 2, { isStored: false }))
  expect(idsOf(unstored)).toEqual([1, 2, 3, 4, 5])
  expect(unstored?.isStored).toBe(false)
  // The database is back and has no record of it: somebody who called a line returns to the page.
  const again = mergeChats(unstored, chat(1, 3))
  expect(idsOf(again)).toEqual([1, 2, 3, 4, 5])
  expect(again?.isStored).toBe(false)
  // It was stored after all, or they wrote again.
  expect(mergeChats(again, chat(1, 5))).toEqual(chat(1, 5))
})
