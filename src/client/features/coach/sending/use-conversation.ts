import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCrisisCountry } from '#client/parts/crisis/crisis-country.ts'
import { ApiError, errorMessageOf } from '#client/platform/request/api-error.ts'
import { currentUserKey } from '#client/platform/session/current-user.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { namedCountry } from '#content/crisis/named-country.ts'
import type { ChatMessage, ChatSession } from '#contract/coach.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import type { Danger } from '../safety/safety-net.ts'
import { useSafetyNet } from '../safety/use-safety-net.ts'
import { useCoachDraft } from './use-coach-draft.ts'
import { useSend } from './use-send.ts'

/** Without an answer after this long, somebody in danger gets help from their own device. */
const slowMs = 2500
/** After this long the chat is on screen, and what is only needed without a network may load. */
const settledMs = 4000

/** One chat: what is being written, what is being sent, and the result. */
export function useConversation(session: ChatSession | null, lifeArea: LifeArea) {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const countryChoice = useCrisisCountry(namedCountry(saidIn(session)))
  const draft = useCoachDraft('coach')
  const safetyNet = useSafetyNet({ isWriting: draft.text !== '', waitMs: settledMs })
  const [localHelp, setLocalHelp] = useState<ChatMessage | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [readOut, setReadOut] = useState('')
  const slow = useRef<ReturnType<typeof setTimeout>>(undefined)

  function findDanger(text: string): Danger | null {
    return safetyNet.find({ earlier: saidIn(session), text, country: countryChoice.country })
  }

  function showDanger(text: string) {
    const danger = findDanger(text)
    if (!danger) return
    safetyNet.keepShown(danger)
    setLocalHelp(danger.help)
    setReadOut(wordsToRead(danger.help))
  }

  const { pending, isOnItsWay, send, stop } = useSend({
    idFor: draft.begin,
    onArrived: draft.end,
    onReply: ({ messages }) => {
      clearTimeout(slow.current)
      setLocalHelp(null)
      const reply = messages.at(-1)
      if (reply) setReadOut(wordsToRead(reply))
    },
    onFailed: (error, text) => {
      clearTimeout(slow.current)
      draft.restore(text)
      setReadOut('')
      showDanger(text)
      if (handleUnauthorized(error)) return
      // The trial or the plan may have ended meanwhile.
      if (error instanceof ApiError && error.status === 403) void cache.invalidateQueries({ queryKey: currentUserKey })
      toast({ title: 'Error', description: 'Failed to send message. Please try again.', variant: 'destructive' })
      setProblem(problemWords(error))
    },
    onTakenBack: (text) => draft.restore(text),
  })

  // A message may have been in flight when the page was closed, or its answer lost.
  const lookForUnsent = useEffectEvent((isLoaded: boolean, messages: readonly ChatMessage[] = []) => {
    // Asks the sender and not the rendered state: a held message is sent as soon as the chat arrives, before the next
    // render.
    if (isLoaded && !isOnItsWay() && draft.look(messages)) setProblem(notSentWords)
  })
  const messages = session?.messages
  useEffect(() => lookForUnsent(draft.isLoaded, messages), [draft.isLoaded, messages])

  function say(text: string) {
    if (pending) return
    clearTimeout(slow.current)
    slow.current = setTimeout(() => showDanger(text), slowMs)
    setLocalHelp(null)
    setProblem(null)
    setReadOut('WingMate is writing')
    void send({ text, lifeArea, country: countryChoice.country })
  }

  return {
    draft,
    pending: pending?.lifeArea === lifeArea ? pending : null,
    isSending: pending !== null,
    localHelp,
    problem,
    readOut,
    countryChoice,
    isInDanger: (text: string) => findDanger(text) !== null,
    /** A chat was deleted. */
    forgetDeleted: () => {
      if (safetyNet.forgetDeleted()) setLocalHelp(null)
    },
    say,
    stop: () => {
      clearTimeout(slow.current)
      setReadOut('Stopped')
      stop()
    },
  }
}

/** What the person wrote in this chat, oldest first. */
function saidIn(session: ChatSession | null): readonly string[] {
  return session?.messages.filter(({ role }) => role === 'user').map(({ content }) => content) ?? []
}

function wordsToRead({ content, options = [], safety, sources = [], resources = [] }: ChatMessage): string {
  const isAlarm = safety === 'crisis' || safety === 'imminent'
  return [
    `WingMate: ${content}`,
    isAlarm && resources.length > 0 && 'People you can reach are listed in the chat.',
    sources.length > 0 && `Linked: ${sources.map(({ title }) => title).join(', ')}.`,
    options.length > 0 && `You can answer: ${options.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const notSentWords = 'That didn’t send. Your message is saved on this device. Send it when you’re back online.'

function problemWords(error: unknown): string {
  return errorMessageOf(error, notSentWords)
}
