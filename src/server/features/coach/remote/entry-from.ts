import type { SafetyState } from '#rules/safety/state.ts'
import type { NewEntry } from '../chats/chats.queries.ts'
import { asEntry, crisisEntry } from '../entries.ts'
import type { Prepared, TurnRequest } from '../prepare-turn.ts'
import type { Remember } from '../turn.ts'
import type { RemoteDanger, RemoteOutcome } from './converse.ts'
import { considerSeen } from './seen-danger.ts'

type Open = Extract<Prepared, { kind: 'open' }>
type Kept = { entry: NewEntry; remember: readonly Remember[]; state?: SafetyState }

/** What is kept of a turn the provider took part in: its reply, our own, or the safety reply for a danger it saw. */
export function entryFrom(open: Open, request: TurnRequest, outcome: RemoteOutcome, engine: string): Kept {
  const now = new Date()
  const seen = outcome.kind === 'failed' ? undefined : outcome.danger
  const safety = seen && safetyFor(open, request, seen)
  if (safety) return safety
  if (outcome.kind !== 'reply') return { entry: asEntry(open.reply, now), remember: open.reply.remember }
  const { content, options, sources } = outcome
  return {
    entry: { ...asEntry({ ...open.reply, content, options, sources }, now), engine },
    remember: open.reply.remember,
  }
}

function safetyFor({ turn }: Open, { message, country, now }: TurnRequest, seen: RemoteDanger): Kept | undefined {
  const part = considerSeen(seen, { turn, message, country, now })
  if (!part.reply || !part.stands) return undefined
  return { entry: crisisEntry(part, now), remember: [], ...(part.state ? { state: part.state } : {}) }
}
