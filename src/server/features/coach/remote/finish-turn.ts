import type { FastifyBaseLogger } from 'fastify'
import { numbersOf } from '#content/crisis/numbers-of.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { appendEntries, type Chat, lockChat, type NewEntry, wasSent } from '../chats/chats.queries.ts'
import { type Reader, showAll } from '../chats/reader.ts'
import type { CoachMetrics } from '../coach-metrics.ts'
import { asEntry, crisisEntry, userEntry } from '../entries.ts'
import type { Hear } from '../listener/create-listener.ts'
import { rememberAll } from '../memory/remember.ts'
import { lockPerson, updateSafety } from '../person/people.queries.ts'
import type { Remember, Reply, Turn, TurnRequest } from '../turn.ts'
import { converse, type RemoteDanger, type RemoteOutcome } from './converse.ts'
import { considerDangerSeenByProvider } from './danger-seen-by-provider.ts'
import type { Provider } from './provider.ts'

/** A turn the provider may answer; `reply` is what the built-in coach would say. */
export type OpenTurn = { chat: Chat; turn: Turn; reply: Reply; memory: string | null }

export type Remote = { provider: Provider; timeoutMs: number }

type FinishDeps = { db: Database; remote: Remote; hear: Hear; metrics: CoachMetrics; log: FastifyBaseLogger }

type Finished = { engine: 'provider' | 'built-in'; chat: Chat }

/**
 * The provider's reply if it is complete and clean in time, otherwise our own. If it notices a danger, our safety
 * reply. Undefined if the person left before there was anything to store.
 */
export async function finishTurn(
  { db, remote, hear, metrics, log }: FinishDeps,
  open: OpenTurn,
  request: TurnRequest,
  reader: Reader,
): Promise<Finished | undefined> {
  const { signal } = reader
  const numbers = numbersOf(request.country)
  const outcome = await converse({ ...remote, hear, turn: open.turn, reply: open.reply, numbers, signal })
  if (signal.aborted) return undefined
  // The person left or pressed Stop, which is not a failure of the provider.
  if (outcome.kind === 'failed' && outcome.reason !== 'left') {
    metrics.providerFailed(outcome.reason, 'fell_back')
    log.warn(
      { reason: outcome.reason },
      'the coach’s provider gave no reply that may be shown; the built-in coach answered',
    )
  }
  const chat = await storeTurn(db, open, request, () => turnToStore(open, request, outcome, remote.provider.name))
  showAll(reader, chat.messages.at(-1)?.content ?? '')
  return { engine: outcome.kind === 'reply' ? 'provider' : 'built-in', chat }
}

type TurnToStore = { entry: NewEntry; remember: readonly Remember[]; state?: SafetyState }

/** What is stored for a turn with the provider: its reply, our own, or the safety reply for a danger it noticed. */
function turnToStore(open: OpenTurn, request: TurnRequest, outcome: RemoteOutcome, engine: string): TurnToStore {
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

function safetyFor(
  { turn }: OpenTurn,
  { message, country, now }: TurnRequest,
  seen: RemoteDanger,
): TurnToStore | undefined {
  const part = considerDangerSeenByProvider(seen, { turn, message, country, now })
  if (!part.reply || !part.stands) return undefined
  return { entry: crisisEntry(part, now), remember: [], ...(part.state ? { state: part.state } : {}) }
}

function storeTurn(
  db: Database,
  open: OpenTurn,
  { actor, message, clientId, now }: TurnRequest,
  decide: () => TurnToStore,
): Promise<Chat> {
  const sessionId = open.chat.id
  return db.transaction(async (tx) => {
    await lockPerson(tx, actor.userId)
    const chat = await lockChat(tx, { userId: actor.userId, sessionId })
    if (!chat) throw new AppError('conflict', 'This chat was deleted while the reply was on its way.')
    if (clientId && (await wasSent(tx, { sessionId, clientId }))) return chat
    const { entry, remember, state } = decide()
    if (state) await updateSafety(tx, actor.userId, state)
    await rememberAll(tx, actor.userId, remember)
    return appendEntries(tx, { ...chat, talk: open.memory }, [userEntry({ message, now }), entry], clientId)
  })
}
