import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import type { ChatMessage, ChatSession, CoachConsent } from '#contract/coach.ts'
import type { Chat, ChatEntry } from './chats.queries.ts'
import { presentSources } from './present-source.ts'
import { presentWords } from './present-words.ts'

export function presentChat(chat: Chat, consent: CoachConsent): ChatSession {
  return {
    id: chat.id,
    lifeArea: chat.category,
    messages: chat.messages.map(presentEntry),
    hasOlder: (chat.messages[0]?.id ?? 1) > 1,
    isStored: true,
    consent,
  }
}

/** The words, plus links to library items and the current subject. */
export function presentEntry(entry: ChatEntry): ChatMessage {
  const message = presentWords(entry)
  const { safety, sources, trace } = entry
  if (sources) message.sources = presentSources(sources)
  const subject = trace?.subject && conversationOf(trace.subject)
  if (subject && !safety) message.subject = { id: subject.id, name: subject.name }
  return message
}
