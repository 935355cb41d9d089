import { randomUUID } from 'node:crypto'
import type { ChatSession } from '#contract/coach.ts'
import { defaultLifeArea } from '#rules/life-areas.ts'
import { presentWords } from '../chats/present-words.ts'
import { crisisEntry, userEntry } from '../entries.ts'
import type { TurnRequest } from '../turn.ts'
import { considerMessageAlone } from './consider-safety.ts'

/** The reply to somebody in danger if nothing can be read or stored; null for everybody else. */
export function answerFromMessageAlone(
  request: Pick<TurnRequest, 'message' | 'country' | 'lifeArea' | 'now'>,
): ChatSession | null {
  const alone = considerMessageAlone(request.message, request.country, request.now)
  if (!alone) return null
  const entries = [userEntry(request), crisisEntry(alone, request.now)]
  return {
    id: randomUUID(),
    lifeArea: request.lifeArea ?? defaultLifeArea,
    messages: entries.map((entry, at) => presentWords({ ...entry, id: at + 1 })),
    hasOlder: false,
    isStored: false,
    consent: { provider: null, granted: null },
  }
}
