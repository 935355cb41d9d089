import { findItem } from '#content/coach/library.ts'
import type { ChatMessage, ChatSession, ChatSource, CoachConsent } from '#contract/coach.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import type { Chat, ChatEntry } from './chats.queries.ts'
import type { Source } from './turn.ts'

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

/** Leaves out what only the next turn needs. */
export function presentEntry({
  trace: _ours,
  sources,
  understood,
  options,
  resources,
  ...entry
}: ChatEntry): ChatMessage {
  return {
    ...entry,
    ...(sources ? { sources: presentSources(sources) } : {}),
    ...(understood ? { understood } : {}),
    ...(options ? { options: [...options] } : {}),
    ...(resources ? { resources: [...resources] } : {}),
  }
}

/** Titles come from the library as it is now; what it no longer holds is not shown. */
function presentSources(sources: readonly Source[]): ChatSource[] {
  return sources.flatMap((source) => presentSource(source) ?? [])
}

export function presentSource(source: Source): ChatSource | undefined {
  const item = findItem(source)
  return item && { type: source.type, id: source.id, title: item.title, href: item.href }
}
