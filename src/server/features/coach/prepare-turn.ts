import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { defaultLifeArea, type LifeArea } from '#rules/life-areas.ts'
import type { Database, Queryable, Transaction } from '#server/db/database.ts'
import type { Actor } from '#server/platform/sessions.ts'
import { appendEntries, type Chat, tryAppending } from './chats.queries.ts'
import { type Decision, decideTurn } from './decide-turn.ts'
import type { Meanings } from './engine/meanings.ts'
import { userEntry } from './entries.ts'
import { type Ground, readGround } from './facts.queries.ts'
import { factsFrom } from './facts.service.ts'
import { listen } from './listen.ts'
import type { Hear } from './listener/create-listener.ts'
import { nextInLine } from './next-in-line.ts'
import { openChat } from './open-chat.ts'
import { lockPerson, updateSafety } from './people.queries.ts'
import { rememberAll } from './remember.ts'
import type { HeardTurn, Reply, Turn } from './turn.ts'

export type TurnRequest = {
  actor: Actor
  message: string
  lifeArea?: LifeArea | undefined
  timeZone: string
  country: CrisisCountry
  clientId?: string | undefined
  now: Date
}

export type Prepared =
  /** It is answered, and both messages are kept. */
  | { kind: 'answered'; chat: Chat; content: string }
  /** The provider may answer; `reply` is what the built-in coach would say. */
  | { kind: 'open'; chat: Chat; turn: Turn; reply: Reply }

export type TurnTools = {
  hear: Hear
  meanings: Meanings
  /** Whether the person lets the provider read along. */
  mayGoOut: (on: Queryable) => Promise<boolean>
}

/**
 * Everything up to the provider's part: what was heard, safety, and the built-in coach's reply. Most turns change
 * nothing but their chat, and are added to it only if nobody else wrote meanwhile. Every other turn is taken behind the
 * person's lock, so that two tabs never answer from the same page.
 */
export async function prepareTurn(db: Database, request: TurnRequest, tools: TurnTools): Promise<Prepared> {
  const heardFor = createEar(tools.hear, request.message)
  const alone = await takeAlone(db, request, tools, heardFor)
  return alone ?? db.transaction((tx) => takeBehindLock(tx, request, tools, heardFor))
}

type Ear = (chat: Chat) => Promise<HeardTurn | undefined>

/** Listens once, and again only if somebody else wrote in between. */
function createEar(hear: Hear, message: string): Ear {
  let heard: { count: number; turn: Promise<HeardTurn | undefined> } | undefined
  return ({ messages, messageCount }) => {
    if (heard?.count !== messageCount) heard = { count: messageCount, turn: listen(hear, message, messages) }
    return heard.turn
  }
}

/** Undefined where there is no chat yet, where more than the chat would change, or where another tab was first. */
async function takeAlone(
  db: Database,
  request: TurnRequest,
  tools: TurnTools,
  ear: Ear,
): Promise<Prepared | undefined> {
  const { chat, safety, isSent, records } = await readGround(db, whichOf(request))
  if (!chat || chat.messageCount === 0) return undefined
  if (isSent) return alreadyAnswered(chat)
  const answer = await answerFrom(request, { chat, safety, records }, tools, ear)
  if (answer.part.state || safety) return undefined
  if (!answer.isOurs && (await tools.mayGoOut(db)))
    return { kind: 'open', chat, turn: answer.turn, reply: answer.reply }
  if (answer.reply && answer.reply.remember.length > 0) return undefined
  const kept = await tryAppending(db, chat, [userEntry(request), answer.entry], request.clientId)
  return kept && { kind: 'answered', chat: kept, content: answer.entry.content }
}

async function takeBehindLock(tx: Transaction, request: TurnRequest, tools: TurnTools, ear: Ear): Promise<Prepared> {
  const { actor, now } = request
  const { userId } = actor
  await lockPerson(tx, userId)
  const chat = await openChat(tx, { actor, lifeArea: whichOf(request).lifeArea, now })
  const { safety, isSent, records } = await readGround(tx, whichOf(request))
  if (isSent) return alreadyAnswered(chat)
  const answer = await answerFrom(request, { chat, safety, records }, tools, ear)
  const { state } = answer.part
  if (state || safety) await updateSafety(tx, userId, state)
  if (!answer.isOurs && (await tools.mayGoOut(tx)))
    return { kind: 'open', chat, turn: answer.turn, reply: answer.reply }
  await rememberAll(tx, userId, answer.reply?.remember ?? [])
  const kept = await appendEntries(tx, chat, [userEntry(request), answer.entry], request.clientId)
  return { kind: 'answered', chat: kept, content: answer.entry.content }
}

function whichOf({ actor, lifeArea = defaultLifeArea, clientId }: TurnRequest) {
  return { userId: actor.userId, lifeArea, clientId }
}

function alreadyAnswered(chat: Chat): Prepared {
  return { kind: 'answered', chat, content: chat.messages.at(-1)?.content ?? '' }
}

type Page = Pick<Ground, 'safety' | 'records'> & { chat: Chat }

/** Changes nothing. */
async function answerFrom(request: TurnRequest, page: Page, tools: TurnTools, ear: Ear): Promise<Decision> {
  const { message, lifeArea = defaultLifeArea, country, timeZone, now, actor } = request
  const { chat, safety, records } = page
  const heard = await ear(chat)
  await nextInLine()
  const facts = factsFrom(records, { firstName: actor.person.firstName, lifeArea, chat, now })
  const { meanings } = tools
  const history = chat.messages
  const known = { message, history, heard, meanings, state: safety, country, facts, timeZone, now }
  return decideTurn({ ...known, seed: seedOf(chat) })
}

/** Two people in the same place of their chats do not hear the same sentences. */
function seedOf({ id, messageCount }: Chat): number {
  return (Number.parseInt(id.slice(0, 8), 16) + messageCount * 7919) >>> 0
}
