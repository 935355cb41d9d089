import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#client/platform/request/api-error.ts'
import { currentUserKey } from '#client/platform/session/current-user.ts'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { anyChat, chatQuery } from '../chats/chat-cache.ts'
import { listenToChats } from '../chats/chat-channel.ts'
import { useLifeArea } from '../use-life-area.ts'
import { Chat } from './chat.tsx'

export function ChatScreen() {
  const [lifeArea, setLifeArea] = useLifeArea()
  const cache = useQueryClient()
  const { data: session, error, refetch } = useQuery(chatQuery(lifeArea))
  useLostSession(session)
  useEffect(() => listenToChats(() => void cache.invalidateQueries(anyChat)), [cache])
  useEffect(() => {
    // A failed message is reported by a toast. Whoever loses the network before the first key could not load it any more.
    import('#client/ui/feedback/toaster.tsx').catch(() => {})
  }, [])
  useEffect(() => {
    // The trial or the plan has ended: refetching the person shows what premium offers.
    if (error instanceof ApiError && error.status === 403) void cache.invalidateQueries({ queryKey: currentUserKey })
  }, [error, cache])

  return (
    <Chat
      session={session ?? null}
      isComing={session === undefined && error === null}
      lifeArea={lifeArea}
      onLifeArea={setLifeArea}
      instead={error ? <ChatNotLoaded onRetry={() => void refetch()} /> : <LoadingChat />}
    />
  )
}

function ChatNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <NotLoaded title="Your chat did not load" onRetry={onRetry}>
      Everything you said is safe. The connection dropped before it arrived. If it can’t wait, Help now works without a
      connection.
    </NotLoaded>
  )
}

function LoadingChat() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <span role="status" className="sr-only">
        Loading your chat
      </span>
      <Skeleton className="h-24 w-3/5 rounded-turn-them" />
      <Skeleton className="h-14 w-2/5 justify-self-end rounded-turn-you" />
    </div>
  )
}
