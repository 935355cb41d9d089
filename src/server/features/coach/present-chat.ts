import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import { findItem } from '#content/coach/library.ts'
import type { ChatMessage, ChatSession, ChatSource, CoachConsent } from '#contract/coach.ts'
import type { Source } from '#rules/coach/source.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import { typeset } from '#rules/words/typeset.ts'
import type { Chat, ChatEntry } from './chats.queries.ts'

export function presentChat(chat: Chat, consent: CoachConsent): ChatSession {
  return {
    id: chat.id,
    lifeArea: chat.category as LifeArea,
    messages: chat.messages.map(presentEntry),
    hasOlder: (chat.messages[0]?.id ?? 1) > 1,
    isStored: true,
    consent,
  }
}

/** Leaves out what only the next turn needs. Field by field: fifty of these go out with every reply. */
export function presentEntry(entry: ChatEntry): ChatMessage {
  const {
    id,
    role,
    content,
    timestamp,
    engine,
    safety,
    sources,
    moment,
    understood,
    trace,
    options,
    resources,
    isInterrupted,
  } = entry
  // Set here and not where it is kept: what was said is compared with what is heard as it was written. The person's own
  // words stay as typed, and so do the options, which come back as the person's words when tapped.
  const message: ChatMessage = { id, role, content: role === 'assistant' ? typeset(content) : content, timestamp }
  if (engine !== undefined) message.engine = engine
  if (safety !== undefined) message.safety = safety
  if (sources) message.sources = presentSources(sources)
  if (moment) message.moment = moment
  if (understood) message.understood = understood
  const subject = trace?.subject && conversationOf(trace.subject)
  if (subject && !safety) message.subject = { id: subject.id, name: subject.name }
  if (options) message.options = [...options]
  if (resources) message.resources = [...resources]
  if (isInterrupted !== undefined) message.isInterrupted = isInterrupted
  return message
}

/** Titles come from the library as it is now; what it no longer holds is not shown. */
function presentSources(sources: readonly Source[]): ChatSource[] {
  return sources.flatMap((source) => presentSource(source) ?? [])
}

export function presentSource(source: Source): ChatSource | undefined {
  const item = findItem(source)
  return item && { type: source.type, id: source.id, title: item.title, href: item.href }
}
