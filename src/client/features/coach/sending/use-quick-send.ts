import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { type ChatMessage, sendChatMessage } from '#contract/coach.ts'
import { keepChat } from '../chats/chat-cache.ts'
import { announceChat } from '../chats/chat-channel.ts'
import { hasLines } from '../safety/lines-of.ts'
import { useSafetyNet } from '../safety/use-safety-net.ts'

type Quick = { message: string; country: CrisisCountry | null; clientId: string }

/** Sends one message without showing the chat. Urgent help is shown anyway. */
export function useQuickSend({ isWriting, onSent }: { isWriting: boolean; onSent: () => void }) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const sayFailure = useSayFailure()
  const safetyNet = useSafetyNet({ isWriting })
  const [help, setHelp] = useState<ChatMessage | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ message, country, clientId }: Quick) => {
      const timeZone = ownTimeZone()
      return call(sendChatMessage, { body: { message, timeZone, clientId, ...(country && { country }) } })
    },
    onSuccess: ({ session }) => {
      const reply = session.messages.at(-1)
      keepChat(cache, session)
      announceChat()
      onSent()
      setHelp(reply && hasLines(reply) ? reply : null)
      toast({
        title: 'Message sent!',
        description: 'Boost has received your message. Check the full chat to see the response.',
        action: { label: 'Open the full chat', onSelect: () => navigate('/coach') },
      })
    },
    onError: (error, { message, country }) => {
      const danger = safetyNet.find({ earlier: [], text: message, country })
      setHelp(danger && hasLines(danger.help) ? danger.help : null)
      sayFailure(error, { title: 'Error', description: 'Failed to send message. Please try again.' })
    },
  })
  return { help, isSending: isPending, send: mutate }
}
