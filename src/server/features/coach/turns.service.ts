import type { FastifyBaseLogger } from 'fastify'
import type { ChatSession } from '#contract/coach.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { wordReply } from './built-in/word-reply.ts'
import { appendEntries, type Chat, lockChat, type NewEntry, wasSent } from './chats.queries.ts'
import type { CoachMetrics } from './coach-metrics.ts'
import type { Consent } from './consent.service.ts'
import { inTime } from './in-time.ts'
import { type Listener, onFirst, showAll } from './listener.ts'
import { asEntry } from './open-chat.ts'
import { lockPerson } from './people.queries.ts'
import { type Prepared, prepareTurn, type TurnRequest, userEntry } from './prepare-turn.ts'
import { presentChat } from './present-chat.ts'
import { rememberAll } from './remember.ts'
import type { Provider } from './remote/provider.ts'
import { asReply, asTornReply, takeRemoteTurn } from './remote/remote-turn.ts'
import { answerAlone } from './safety/answer-alone.ts'
import { isInDanger } from './safety/consider-safety.ts'
import type { Reply } from './turn.ts'

export type TurnsDeps = {
  db: Database
  consent: Consent
  /** Undefined where the built-in coach is the only one. */
  remote: { provider: Provider; timeoutMs: number } | undefined
  metrics: CoachMetrics
  log: FastifyBaseLogger
}

type Planned = Extract<Prepared, { kind: 'planned' }>

export function createTurns({ db, consent, remote, metrics, log }: TurnsDeps) {
  /** The chat after the turn; undefined when the person left before there was anything to keep. */
  async function take(request: TurnRequest, listener: Listener): Promise<ChatSession | undefined> {
    const begun = performance.now()
    const sinceBegun = () => (performance.now() - begun) / 1000
    const mayGoOut = async (on: Queryable) =>
      remote !== undefined && (await consent.read(on, request.actor.userId)).granted === true
    const prepared = await prepareTurn(db, request, mayGoOut)
    if (prepared.kind === 'answered') {
      showAll(listener, prepared.content)
      metrics.firstWordsTook('built-in', sinceBegun())
      metrics.turnTook('built-in', sinceBegun())
      return present(request, prepared.chat)
    }
    const done = await finish(prepared, request, {
      ...listener,
      show: onFirst(listener.show, () => metrics.firstWordsTook('provider', sinceBegun())),
    })
    if (!done) return undefined
    metrics.turnTook(done.engine, sinceBegun())
    return present(request, done.chat)
  }

  const present = async ({ actor }: TurnRequest, chat: Chat) => presentChat(chat, await consent.read(db, actor.userId))

  async function finish(planned: Planned, request: TurnRequest, listener: Listener) {
    if (!remote) throw new Error('There is no provider to finish a turn')
    const { plan, turn } = planned
    const { isLive, signal } = listener
    const show = isLive ? listener.show : () => {}
    const outcome = await takeRemoteTurn({ ...remote, plan, turn, signal, show })
    const engine = remote.provider.name
    if (outcome.kind === 'whole') {
      const reply = asReply(outcome.content, plan)
      return { engine: 'provider' as const, chat: await keep(planned, request, reply, { engine }) }
    }
    if (outcome.kind === 'interrupted' && isLive) {
      note(outcome.reason, 'interrupted')
      const reply = asTornReply(outcome.content, plan)
      return { engine: 'provider' as const, chat: await keep(planned, request, reply, { engine, isInterrupted: true }) }
    }
    if (signal.aborted) return undefined
    note(outcome.reason, 'fell_back')
    if (outcome.kind === 'refused' && outcome.hasShown && isLive) listener.restart()
    const reply = wordReply(plan, turn)
    const chat = await keep(planned, request, reply)
    showAll(listener, reply.content)
    return { engine: 'built-in' as const, chat }
  }

  function note(reason: string, end: 'fell_back' | 'interrupted') {
    // To stop reading is nobody's failure.
    if (reason === 'left') return
    metrics.providerFailed(reason, end)
    log.warn({ reason, end }, 'the coach’s provider did not bring a reply to its end')
  }

  function keep(planned: Planned, request: TurnRequest, reply: Reply, marks: Partial<NewEntry> = {}): Promise<Chat> {
    const { actor, clientId } = request
    const sessionId = planned.chat.id
    return db.transaction(async (tx) => {
      await lockPerson(tx, actor.userId)
      const chat = await lockChat(tx, { userId: actor.userId, sessionId })
      if (!chat) throw new AppError('conflict', 'This chat was deleted while the reply was on its way.')
      if (clientId && (await wasSent(tx, { sessionId, clientId }))) return chat
      await rememberAll(tx, actor.userId, reply.remember)
      const entry = { ...asEntry(reply, new Date()), ...marks }
      return appendEntries(tx, chat, [userEntry(request), entry], clientId)
    })
  }

  return {
    /** Whatever fails, somebody in danger is answered. */
    async take(request: TurnRequest, listener: Listener): Promise<ChatSession | undefined> {
      let hasShown = false
      const show = onFirst(listener.show, () => (hasShown = true))
      try {
        return await inTime(take(request, { ...listener, show }), () => isInDanger(request.message))
      } catch (error) {
        const alone = answerAlone(request)
        if (!alone) throw error
        log.error({ err: error }, 'a crisis reply was given without our records')
        if (hasShown) listener.restart()
        showAll(listener, alone.messages.at(-1)?.content ?? '')
        return alone
      }
    },
  }
}
export type Turns = ReturnType<typeof createTurns>
