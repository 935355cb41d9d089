import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { type ChatSession, readCoachMemory } from '#contract/coach.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import { chatQuery, keepChat, lastIdOf } from '../chats/chat-cache.ts'
import { announceChat } from '../chats/chat-channel.ts'
import { sendMessage } from './send-message.ts'

/** A message being sent, with the part of the reply that has arrived. */
export type Pending = { text: string; lifeArea: LifeArea; sentAt: string; reply: string; isStopped: boolean }

type Sent = { text: string; lifeArea: LifeArea; country: CrisisCountry | null }

type SendOptions = {
  /** The id the message is sent under; the same for the same words after a failure. */
  idFor: (text: string, lastId: number) => string
  /** The server has received it. */
  onArrived: () => void
  onReply: (session: ChatSession) => void
  onFailed: (error: unknown, text: string) => void
  /** Stopped so early that the server never received it. */
  onTakenBack: (text: string) => void
}

/** Sends one message at a time. It is shown at once, and removed if it could not be sent. */
export function useSend({ idFor, onArrived, onReply, onFailed, onTakenBack }: SendOptions) {
  const cache = useQueryClient()
  const [pending, setPending] = useState<Pending | null>(null)
  const running = useRef<AbortController | null>(null)
  const change = (part: Partial<Pending>) => setPending((now) => now && { ...now, ...part })

  async function send({ text, lifeArea, country }: Sent) {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const lastId = lastKnownId(cache, lifeArea)
    const clientId = idFor(text, lastId)
    let hasBegun = false
    setPending({ text, lifeArea, sentAt: new Date().toISOString(), reply: '', isStopped: false })
    try {
      const timeZone = ownTimeZone()
      const session = await sendMessage(
        { message: text, lifeArea, timeZone, ...(country && { country }), clientId },
        {
          signal: controller.signal,
          onText: (reply) => {
            hasBegun ||= reply !== ''
            change({ reply })
          },
        },
      )
      onArrived()
      keepChat(cache, session)
      tellOthers(cache)
      onReply(session)
    } catch (error) {
      if (controller.signal.aborted) {
        change({ isStopped: true })
        if (await settleStopped(cache, { lifeArea, lastId, hasBegun })) onArrived()
        else onTakenBack(text)
      } else {
        onFailed(error, text)
      }
    } finally {
      running.current = null
      setPending(null)
    }
  }

  return { pending, isOnItsWay: () => running.current !== null, send, stop: () => running.current?.abort() }
}

function tellOthers(cache: QueryClient) {
  announceChat()
  // A reply may have made the coach remember something.
  void cache.invalidateQueries({ queryKey: [readCoachMemory.path] })
}

function lastKnownId(cache: QueryClient, lifeArea: LifeArea): number {
  const session = cache.getQueryData(chatQuery(lifeArea).queryKey)
  return session ? lastIdOf(session) : 0
}

const settleAfterMs = [200, 600, 1500]
/** If a reply had begun, the server has certainly received the message, and a busy one gets more time to store it. */
const settleAfterBegunMs = [...settleAfterMs, 3000, 5000, 8000]

type Stopped = { lifeArea: LifeArea; lastId: number; hasBegun: boolean }

/**
 * After Stop, the server stores what was shown a moment after we disconnect. Returns whether it received the message at
 * all.
 */
async function settleStopped(cache: QueryClient, { lifeArea, lastId, hasBegun }: Stopped): Promise<boolean> {
  let session: ChatSession | null = null
  for (const waitMs of hasBegun ? settleAfterBegunMs : settleAfterMs) {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    session = await cache.fetchQuery({ ...chatQuery(lifeArea), staleTime: 0 }).catch(() => session)
    if (session && lastIdOf(session) > lastId + 1) break
  }
  announceChat()
  return session !== null && lastIdOf(session) > lastId
}
