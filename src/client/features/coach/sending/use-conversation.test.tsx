// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#client/platform/request/query-client.ts'
import { setCurrentUser } from '#client/platform/session/current-user.ts'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import type { ChatSession } from '#contract/coach.ts'
import { Composer } from '../chat/composer.tsx'
import { useConversation } from './use-conversation.ts'

const maya = { id: 'maya', email: 'maya@example.com', firstName: 'Maya' } as CurrentUser
const greeting = { id: 1, role: 'assistant', content: 'Hello.', timestamp: '2026-03-14T10:00:00Z' }
const chat = {
  id: 'c',
  lifeArea: 'work',
  messages: [greeting],
  hasOlder: false,
  isStored: true,
} as unknown as ChatSession
const field = createRef<HTMLTextAreaElement>()
const calls = vi.fn<typeof fetch>()

/** A chat as on its screen: the field is rendered inside the component that holds the conversation. */
function Chat({ session }: { session: ChatSession | null }) {
  const { draft, say, problem, isSending, stop } = useConversation(session, 'work')
  const send = (text: string) => {
    draft.write('')
    say(text)
  }
  const state = { isReady: session !== null, isComing: session === null, isSending, problem, placeholder: 'Write' }
  return <Composer text={draft.text} onText={draft.write} onSend={send} onStop={stop} field={field} {...state} />
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', calls)
  // The answer is still pending at the end of the test.
  calls.mockReset().mockReturnValue(new Promise(() => {}))
})

it('neither calls a message unsent that was sent once the chat had loaded, nor puts its words back', async () => {
  const cache = createQueryClient()
  setCurrentUser(cache, maya)
  const screenWith = (session: ChatSession | null) => (
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <Chat session={session} />
      </MemoryRouter>
    </QueryClientProvider>
  )
  const { rerender } = render(screenWith(null))
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message WingMate' })
  fireEvent.change(words, { target: { value: 'I have a call tomorrow.' } })
  await waitFor(() => expect(words.value).not.toBe(''))
  fireEvent.keyDown(words, { key: 'Enter' })
  await screen.findByText(/Your chat is loading/)
  rerender(screenWith(chat))
  await waitFor(() => expect(calls.mock.calls.map(([url]) => url)).toContain('/api/chat/message'))
  expect(screen.queryByText(/didn’t send/)).toBeNull()
  expect(words.value).toBe('')
})
