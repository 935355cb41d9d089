import type { FastifyBaseLogger } from 'fastify'
import { numbersOf } from '#content/crisis/numbers-of.ts'
import type { ChatSession } from '#contract/coach.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { appendEntries, type Chat, lockChat, wasSent } from './chats/chats.queries.ts'
import { presentChat } from './chats/present-chat.ts'
import { type Reader, showAll } from './chats/reader.ts'
import type { CoachMetrics } from './coach-metrics.ts'
import type { Meanings } from './engine/meanings/meanings.ts'
import { userEntry } from './entries.ts'
import type { Hear } from './listener/create-listener.ts'
import { rememberAll } from './memory/remember.ts'
import type { Consent } from './person/consent.service.ts'
import { lockPerson, updateSafety } from './person/people.queries.ts'
import { type Prepared, prepareTurn, type TurnRequest } from './prepare-turn.ts'
import { converse, type RemoteOutcome } from './remote/converse.ts'
import { entryFrom } from './remote/entry-from.ts'
import type { Provider } from './remote/provider.ts'

export type TurnsDeps = {
  db: Database
  consent: Consent
  /** Undefined where the built-in coach is the only one. */
  remote: { provider: Provider; timeoutMs: number } | undefined
  hear: Hear
  meanings: Meanings
  metrics: CoachMetrics
  log: FastifyBaseLogger
}

type Open = Extract<Prepared, { kind: 'open' }>

export function createTurns({ db, consent, remote, hear, meanings, metrics, log }: TurnsDeps) {
  /** The chat after the turn; undefined when the person left before there was anything to keep. */
  async function take(request: TurnRequest, reader: Reader): Promise<ChatSession | undefined> {
    const begun = performance.now()
    const sinceBegun = () => (performance.now() - begun) / 1000
    const mayGoOut = async (on: Queryable) =>
      remote !== undefined && (await consent.read(on, request.actor.userId)).granted === true
    const prepared = await prepareTurn(db, request, { hear, meanings, mayGoOut })
    if (prepared.kind === 'answered') {
      showAll(reader, prepared.content)
      metrics.firstWordsTook('built-in', sinceBegun())
      metrics.turnTook('built-in', sinceBegun())
      return present(request, prepared.chat)
    }
    const done = await finish(prepared, request, reader)
    if (!done) return undefined
    metrics.firstWordsTook(done.engine, sinceBegun())
    metrics.turnTook(done.engine, sinceBegun())
    return present(request, done.chat)
  }

  const present = async ({ actor }: TurnRequest, chat: Chat) => presentChat(chat, await consent.read(db, actor.userId))

  /** The provider's reply if it is whole and clean in time, else our own. Danger it sees brings our safety reply. */
  async function finish(open: Open, request: TurnRequest, reader: Reader) {
    if (!remote) throw new Error('There is no provider to finish a turn')
    const { signal } = reader
    const numbers = numbersOf(request.country)
    const outcome = await converse({ ...remote, hear, turn: open.turn, reply: open.reply, numbers, signal })
    if (signal.aborted) return undefined
    if (outcome.kind === 'failed') note(outcome.reason)
    const chat = await keep(open, request, outcome)
    showAll(reader, chat.messages.at(-1)?.content ?? '')
    return { engine: outcome.kind === 'reply' ? ('provider' as const) : ('built-in' as const), chat }
  }

  function note(reason: string) {
    // To stop reading is nobody's failure.
    if (reason === 'left') return
    metrics.providerFailed(reason, 'fell_back')
    log.warn({ reason }, 'the coach’s provider gave no reply that may be shown; the built-in coach answered')
  }

  function keep(open: Open, request: TurnRequest, outcome: RemoteOutcome): Promise<Chat> {
    const { actor, clientId, now } = request
    const sessionId = open.chat.id
    return db.transaction(async (tx) => {
      await lockPerson(tx, actor.userId)
      const chat = await lockChat(tx, { userId: actor.userId, sessionId })
      if (!chat) throw new AppError('conflict', 'This chat was deleted while the reply was on its way.')
      if (clientId && (await wasSent(tx, { sessionId, clientId }))) return chat
      const { entry, remember, state } = entryFrom(open, request, outcome, remote?.provider.name ?? '')
      if (state) await updateSafety(tx, actor.userId, state)
      await rememberAll(tx, actor.userId, remember)
      return appendEntries(tx, chat, [userEntry({ message: request.message, now }), entry], clientId)
    })
  }

  return { take }
}
