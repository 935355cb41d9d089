import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { type ChatSession, deleteAllChats, deleteChat, listChats, readChatHistory, startChat } from '#contract/coach.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import { anyChat, keepChat, keepOlder } from './chat-cache.ts'
import { announceChat } from './chat-channel.ts'

/** What can be done with chats as a whole. */
export function useChats({ onDeleted }: { onDeleted?: () => void } = {}) {
  const cache = useQueryClient()
  const sayFailure = useSayFailure()

  function failWith(title: string, description: string) {
    return (error: unknown) => sayFailure(error, { title, description })
  }

  async function refresh() {
    announceChat()
    await Promise.all([
      cache.invalidateQueries(anyChat),
      cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listChats.path) }),
    ])
  }

  function afterDeletion() {
    onDeleted?.()
    return refresh()
  }

  const start = useMutation({
    mutationFn: (lifeArea: LifeArea) => call(startChat, { body: { lifeArea } }),
    onSuccess: ({ session }) => {
      keepChat(cache, session)
      return refresh()
    },
    onError: failWith('A new chat did not open', 'This one is still here. Try again when you’re back online.'),
  })
  const remove = useMutation({
    mutationFn: (sessionId: string) => call(deleteChat, { params: { sessionId } }),
    onSuccess: afterDeletion,
    onError: failWith('That chat was not deleted', 'Try again when you’re back online.'),
  })
  const removeAll = useMutation({
    mutationFn: () => call(deleteAllChats),
    onSuccess: afterDeletion,
    onError: failWith('Your chats were not deleted', 'Try again when you’re back online.'),
  })
  const older = useMutation({
    mutationFn: ({ id, messages }: ChatSession) =>
      call(readChatHistory, { query: { sessionId: id, before: String(messages[0]?.id ?? 1) } }),
    onSuccess: (page, session) => keepOlder(cache, session, page),
    onError: failWith('Earlier messages did not load', 'They are safe. Try again when you’re back online.'),
  })
  return { start, remove, removeAll, older }
}
