import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { ChatSession } from '#contract/coach.ts'
import { dayMs } from '#rules/durations.ts'
import { defaultLifeArea } from '#rules/life-areas.ts'
import type { Database, Queryable, Transaction } from '#server/db/database.ts'
import { appendEntries, type Chat, lockCurrentChat, tryAppending } from './chats/chats.queries.ts'
import { openChat } from './chats/open-chat.ts'
import { presentChat } from './chats/present-chat.ts'
import { type Reader, showAll } from './chats/reader.ts'
import type { CoachMetrics } from './coach-metrics.ts'
import { type Decision, decideTurn, listen } from './decide-turn.ts'
import type { Meanings } from './engine/meanings/meanings.ts'
import { userEntry } from './entries.ts'
import { letOtherWorkRun } from './let-other-work-run.ts'
import type { Hear } from './listener/create-listener.ts'
import { rememberAll } from './memory/remember.ts'
import { oneTurnAtATime } from './one-turn-at-a-time.ts'
import type { Consent } from './person/consent.service.ts'
import { readTurnContext, type TurnContext } from './person/facts.queries.ts'
import { factsFrom } from './person/facts.service.ts'
import { lockPerson, updateSafety } from './person/people.queries.ts'
import { finishTurn, type OpenTurn, type Remote } from './remote/finish-turn.ts'
import type { HeardTurn, StoredMessage, TurnRequest } from './turn.ts'

export type TurnsDeps = {
  db: Database
  consent: Consent
  /** Undefined if there is only the built-in coach. */
  remote: Remote | undefined
  hear: Hear
  meanings: Meanings
  metrics: CoachMetrics
  log: FastifyBaseLogger
}

export function createTurns({ db, consent, remote, hear, meanings, metrics, log }: TurnsDeps) {
  /** The chat after the turn; undefined if the person left before there was anything to store. */
  async function take(request: TurnRequest, reader: Reader): Promise<ChatSession | undefined> {
    const begun = performance.now()
    const mayAskProvider = async (on: Queryable) =>
      remote !== undefined && (await consent.read(on, request.actor.userId)).granted === true
    const done = await answer(await prepareTurn(db, request, { hear, meanings, mayAskProvider }), request, reader)
    if (!done) return undefined
    const seconds = (performance.now() - begun) / 1000
    metrics.firstWordsTook(done.engine, seconds)
    metrics.turnTook(done.engine, seconds)
    return presentChat(done.chat, await consent.read(db, request.actor.userId))
  }

  async function answer(prepared: Prepared, request: TurnRequest, reader: Reader) {
    if (prepared.kind === 'answered') {
      showAll(reader, prepared.content)
      return { engine: 'built-in' as const, chat: prepared.chat }
    }
    if (!remote) throw new Error('There is no provider to finish a turn')
    return finishTurn({ db, remote, hear, metrics, log }, prepared, request, reader)
  }

  return { take }
}

type Prepared =
  /** Answered, and both messages are stored. */
  | { kind: 'answered'; chat: Chat; content: string }
  /** The provider may answer. */
  | ({ kind: 'open' } & OpenTurn)

type TurnTools = {
  hear: Hear
  meanings: Meanings
  /** Whether the person has agreed that the provider gets their text. */
  mayAskProvider: (on: Queryable) => Promise<boolean>
}

/** Another instance or device may write meanwhile; from this try on, a lock makes them take turns. */
const triesBeforeLock = 3

/**
 * Everything before the provider's part: listening, safety, and the built-in coach's reply. Listening and deciding may
 * take a second on a busy machine, so no connection is held meanwhile: ten people would leave none for anybody else.
 * The result is stored only if what it was based on has not changed.
 */
export function prepareTurn(db: Database, request: TurnRequest, tools: TurnTools): Promise<Prepared> {
  return oneTurnAtATime(request.actor.userId, () => prepareWhenFree(db, request, tools))
}

async function prepareWhenFree(db: Database, request: TurnRequest, tools: TurnTools): Promise<Prepared> {
  const listenOnce = createListenOnce(tools.hear, request.message)
  for (let tries = 0; tries < triesBeforeLock; tries += 1) {
    const context = await readOrStartChat(db, request)
    if (context.isSent) return alreadyAnswered(context.chat)
    const answer = await decideAnswer(request, context, tools, listenOnce)
    const prepared = changesOnlyTheChat(context, answer)
      ? await storeInChat(db, { request, context, answer }, tools)
      : await db.transaction((tx) => storeIfUnchanged(tx, { request, context, answer }, tools))
    if (prepared) return prepared
  }
  return db.transaction((tx) => takeTurnBehindLock(tx, request, tools, listenOnce))
}

type StartedContext = TurnContext & { chat: Chat }
type DecidedTurn = { request: TurnRequest; context: StartedContext; answer: Decision }

type ListenOnce = (chat: Chat) => Promise<HeardTurn | undefined>

/** Listens once, and again only if somebody else wrote in between. */
function createListenOnce(hear: Hear, message: string): ListenOnce {
  let heard: { count: number; turn: Promise<HeardTurn | undefined> } | undefined
  return ({ messages, messageCount }) => {
    if (heard?.count !== messageCount) heard = { count: messageCount, turn: listen(hear, message, messages) }
    return heard.turn
  }
}

async function readOrStartChat(db: Database, request: TurnRequest): Promise<StartedContext> {
  const context = await readTurnContext(db, chatKeyOf(request))
  if (hasStarted(context)) return context
  return db.transaction((tx) => startChatBehindLock(tx, request))
}

function hasStarted(context: TurnContext): context is StartedContext {
  return context.chat !== undefined && context.chat.messageCount > 0
}

/** The chat with its greeting, and everything else, locked against other changes. */
async function startChatBehindLock(tx: Transaction, request: TurnRequest): Promise<StartedContext> {
  const { actor, now } = request
  await lockPerson(tx, actor.userId)
  await openChat(tx, { actor, lifeArea: chatKeyOf(request).lifeArea, now })
  const context = await readTurnContext(tx, chatKeyOf(request))
  if (!hasStarted(context)) throw new Error('A chat that was just opened has its greeting')
  return context
}

function changesOnlyTheChat({ safety }: StartedContext, { part, reply }: Decision): boolean {
  return !part.state && !safety && (reply?.remember ?? []).length === 0
}

/** Undefined if another tab was faster. */
async function storeInChat(
  db: Database,
  { request, context, answer }: DecidedTurn,
  tools: TurnTools,
): Promise<Prepared | undefined> {
  const { chat } = context
  if (!answer.isBuiltInOnly && (await tools.mayAskProvider(db)))
    return { kind: 'open', chat, turn: answer.turn, reply: answer.reply, memory: answer.memory }
  const next = { ...chat, talk: answer.memory }
  const stored = await tryAppending(db, next, [userEntry(request), answer.entry], request.clientId)
  return stored && { kind: 'answered', chat: stored, content: answer.entry.content }
}

/** Undefined if anything the decision was based on has changed. */
async function storeIfUnchanged(
  tx: Transaction,
  decided: DecidedTurn,
  tools: TurnTools,
): Promise<Prepared | undefined> {
  const { request, context } = decided
  await lockPerson(tx, request.actor.userId)
  await lockCurrentChat(tx, chatKeyOf(request))
  const now = await readTurnContext(tx, chatKeyOf(request))
  return isDeepStrictEqual(now, context) ? storeBehindLock(tx, decided, tools) : undefined
}

/** Decides while holding the person's lock: slow, but nobody can be faster again. */
async function takeTurnBehindLock(
  tx: Transaction,
  request: TurnRequest,
  tools: TurnTools,
  listenOnce: ListenOnce,
): Promise<Prepared> {
  const context = await startChatBehindLock(tx, request)
  if (context.isSent) return alreadyAnswered(context.chat)
  const answer = await decideAnswer(request, context, tools, listenOnce)
  return storeBehindLock(tx, { request, context, answer }, tools)
}

async function storeBehindLock(
  tx: Transaction,
  { request, context, answer }: DecidedTurn,
  tools: TurnTools,
): Promise<Prepared> {
  const { userId } = request.actor
  const { chat, safety } = context
  const { state } = answer.part
  if (state || safety) await updateSafety(tx, userId, state)
  if (!answer.isBuiltInOnly && (await tools.mayAskProvider(tx)))
    return { kind: 'open', chat, turn: answer.turn, reply: answer.reply, memory: answer.memory }
  await rememberAll(tx, userId, answer.reply?.remember ?? [])
  const next = { ...chat, talk: answer.memory }
  const stored = await appendEntries(tx, next, [userEntry(request), answer.entry], request.clientId)
  return { kind: 'answered', chat: stored, content: answer.entry.content }
}

function chatKeyOf({ actor, lifeArea = defaultLifeArea, clientId }: TurnRequest) {
  return { userId: actor.userId, lifeArea, clientId }
}

function alreadyAnswered(chat: Chat): Prepared {
  return { kind: 'answered', chat, content: chat.messages.at(-1)?.content ?? '' }
}

/** Decides the answer, without storing anything. */
async function decideAnswer(
  request: TurnRequest,
  context: StartedContext,
  tools: TurnTools,
  listenOnce: ListenOnce,
): Promise<Decision> {
  const { message, lifeArea = defaultLifeArea, country, timeZone, now, actor } = request
  const { chat, safety, records } = context
  const heard = await listenOnce(chat)
  await letOtherWorkRun()
  const facts = factsFrom(records, { firstName: actor.person.firstName, lifeArea, chat, now })
  const { meanings, hear } = tools
  const history = chat.messages
  const listenAgain = (said: string, before: readonly StoredMessage[]) => listen(hear, said, before)
  // A day later it is another talk, as it is for the rest of what is remembered of a danger.
  const isSameTalk = now.getTime() - chat.updatedAt.getTime() < dayMs
  const memory = isSameTalk ? chat.talk : null
  const known = { message, history, heard, meanings, listenAgain, state: safety, memory, country, facts, timeZone, now }
  return decideTurn({ ...known, seed: seedOf(chat) })
}

/** People at the same point of their chats do not get the same sentences. */
function seedOf({ id, messageCount }: Chat): number {
  return (Number.parseInt(id.slice(0, 8), 16) + messageCount * 7919) >>> 0
}
