import type { Heard } from '#rules/coach/heard.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { NewEntry } from '../chats.queries.ts'
import { asEntry, crisisEntry } from '../entries.ts'
import type { Prepared, TurnRequest } from '../prepare-turn.ts'
import { considerSafety } from '../safety/consider-safety.ts'
import type { HeardTurn, Remember } from '../turn.ts'
import type { RemoteDanger, RemoteOutcome } from './converse.ts'

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

/** Our own safety reply, as if the listener had heard what the provider saw. */
function safetyFor({ turn }: Open, { message, country, now }: TurnRequest, seen: RemoteDanger): Kept | undefined {
  const heard = turn.heard && { ...turn.heard, alone: withDanger(turn.heard.alone, seen) }
  const part = considerSafety({ message, history: turn.history, heard: heard ?? bare(seen), state: null, country, now })
  if (!part.reply || !part.stands) return undefined
  return { entry: crisisEntry(part, now), remember: [], ...(part.state ? { state: part.state } : {}) }
}

const sure = 0.98

function withDanger(heard: Heard, { level, kind, whose }: RemoteDanger): Heard {
  const danger = { none: 0.01, concern: 0, danger: 0, now: 0, [level]: sure }
  return { ...heard, danger, kind: [{ name: kind, p: sure }], other: whose === 'other' ? sure : 0.02, past: 0.02 }
}

/** Where the listener was silent, what the provider saw is all there is. */
function bare(seen: RemoteDanger): HeardTurn {
  const nothing: Heard = {
    danger: { none: 1, concern: 0, danger: 0, now: 0 },
    kind: [],
    other: 0,
    past: 0,
    subject: [],
    need: [],
    intent: [],
    area: [],
    mood: { good: 0, neutral: 1, bad: 0 },
    act: [],
    embedding: new Float32Array(),
  }
  return { alone: withDanger(nothing, seen) }
}
