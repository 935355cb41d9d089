import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { understand } from '#rules/coach/understand.ts'
import type { Understanding } from '#rules/coach/understanding.ts'
import { defaultLifeArea, type LifeArea } from '#rules/life-areas.ts'
import type { Database, Queryable, Transaction } from '#server/db/database.ts'
import type { Actor } from '#server/platform/sessions.ts'
import { planReply } from './built-in/plan-reply.ts'
import { wordReply } from './built-in/word-reply.ts'
import { appendEntries, type Chat, type NewEntry, tryAppending } from './chats.queries.ts'
import { type Ground, readGround } from './facts.queries.ts'
import { factsFrom } from './facts.service.ts'
import { nextInLine } from './next-in-line.ts'
import { asEntry, builtIn, openChat } from './open-chat.ts'
import { lockPerson, updateSafety } from './people.queries.ts'
import { rememberAll } from './remember.ts'
import { considerSafety, type SafetyPart } from './safety/consider-safety.ts'
import type { Plan, Remember, Turn } from './turn.ts'

/** As many messages as the coach looks back on. */
const historyKept = 40

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
  /** The plan stands; the provider may word it. */
  | { kind: 'planned'; chat: Chat; plan: Plan; turn: Turn }

type MayGoOut = (on: Queryable) => Promise<boolean>

/**
 * Everything up to the wording, and the wording too unless the provider may do it: safety, then what was meant, then a
 * plan from the person's own records. Most turns change nothing but their chat, and are added to it only if nobody else
 * wrote meanwhile. Every other turn is taken behind the person's lock, so that two tabs never answer from the same page.
 */
export async function prepareTurn(db: Database, request: TurnRequest, mayGoOut: MayGoOut): Promise<Prepared> {
  return (await takeAlone(db, request, mayGoOut)) ?? db.transaction((tx) => takeBehindLock(tx, request, mayGoOut))
}

/** Undefined where there is no chat yet, where more than the chat would change, or where another tab was first. */
async function takeAlone(db: Database, request: TurnRequest, mayGoOut: MayGoOut): Promise<Prepared | undefined> {
  const { chat, safety, isSent, records } = await readGround(db, whichOf(request))
  if (!chat || chat.messageCount === 0) return undefined
  if (isSent) return alreadyAnswered(chat)
  const answer = await answerFrom(request, { chat, safety, records }, () => mayGoOut(db))
  if (answer.part.state || safety) return undefined
  if (answer.kind === 'planned') return { kind: 'planned', chat, plan: answer.plan, turn: answer.turn }
  if (answer.remember.length > 0) return undefined
  const kept = await tryAppending(db, chat, [userEntry(request), answer.entry], request.clientId)
  return kept && { kind: 'answered', chat: kept, content: answer.entry.content }
}

async function takeBehindLock(tx: Transaction, request: TurnRequest, mayGoOut: MayGoOut): Promise<Prepared> {
  const { actor, now } = request
  const { userId } = actor
  await lockPerson(tx, userId)
  const chat = await openChat(tx, { actor, lifeArea: whichOf(request).lifeArea, now })
  const { safety, isSent, records } = await readGround(tx, whichOf(request))
  if (isSent) return alreadyAnswered(chat)
  const answer = await answerFrom(request, { chat, safety, records }, () => mayGoOut(tx))
  if (answer.part.state || safety) await updateSafety(tx, userId, answer.part.state)
  if (answer.kind === 'planned') return { kind: 'planned', chat, plan: answer.plan, turn: answer.turn }
  await rememberAll(tx, userId, answer.remember)
  const kept = await appendEntries(tx, chat, [userEntry(request), answer.entry], request.clientId)
  return { kind: 'answered', chat: kept, content: answer.entry.content }
}

function whichOf({ actor, lifeArea = defaultLifeArea, clientId }: TurnRequest) {
  return { userId: actor.userId, lifeArea, clientId }
}

function alreadyAnswered(chat: Chat): Prepared {
  return { kind: 'answered', chat, content: chat.messages.at(-1)?.content ?? '' }
}

type Answer = { part: SafetyPart } & (
  | { kind: 'worded'; entry: NewEntry; remember: readonly Remember[] }
  | { kind: 'planned'; plan: Plan; turn: Turn }
)

type Page = Pick<Ground, 'safety' | 'records'> & { chat: Chat }

/** Changes nothing. */
async function answerFrom(request: TurnRequest, page: Page, mayGoOut: () => Promise<boolean>): Promise<Answer> {
  await nextInLine()
  const { message, lifeArea = defaultLifeArea, country, now, actor } = request
  const { chat, safety, records } = page
  const part = considerSafety({
    message,
    history: chat.messages,
    heard: undefined,
    state: safety,
    country,
    now,
  })
  if (part.stands) return { kind: 'worded', part, entry: crisisEntry(part, now), remember: [] }

  const facts = factsFrom(records, { firstName: actor.person.firstName, lifeArea, chat, now })
  const turn = composeTurn(request, chat, part, facts)
  const plan = planReply(turn)
  // Whoever is in danger, or asks what this is, gets our own words, the same whoever words the rest.
  const isForUs = part.reply !== undefined || needsOwnWords(turn.understanding)
  if (!isForUs && (await mayGoOut())) return { kind: 'planned', part, plan, turn }
  const reply = wordReply(plan, turn)
  return { kind: 'worded', part, entry: withSafety(asEntry(reply, now), part), remember: reply.remember }
}

export function userEntry({ message, now }: Pick<TurnRequest, 'message' | 'now'>): NewEntry {
  return { role: 'user', content: message, timestamp: now.toISOString() }
}

function composeTurn(
  { message, timeZone, now }: TurnRequest,
  chat: Chat,
  { assessment, reply }: SafetyPart,
  facts: Turn['facts'],
): Turn {
  const last = chat.messages.findLast(({ role }) => role === 'assistant')
  const understanding = understand({
    message,
    previous: { asked: last?.trace?.asked, options: last?.options, understood: last?.understood },
    lifeArea: chat.category as LifeArea,
    assessment,
  })
  return {
    message,
    history: chat.messages.slice(-historyKept),
    understanding,
    facts,
    now,
    seed: seedOf(chat),
    timeZone,
    ...(reply ? { before: { text: reply.text, hasQuestion: reply.text.includes('?') } } : {}),
  }
}

function needsOwnWords({ cues }: Understanding): boolean {
  return (
    cues.triesToSteer ||
    cues.asksIfHuman ||
    cues.asksWhatIsStored ||
    cues.asksToForget ||
    cues.asksForSecrecy ||
    cues.asksAboutOthers ||
    cues.asksForDiagnosis ||
    cues.asksAboutMedication
  )
}

/** Two people in the same place of their chats do not hear the same sentences. */
function seedOf({ id, messageCount }: Chat): number {
  return (Number.parseInt(id.slice(0, 8), 16) + messageCount * 7919) >>> 0
}

export function crisisEntry({ reply, tier }: Pick<SafetyPart, 'reply' | 'tier'>, now: Date): NewEntry {
  return {
    role: 'assistant',
    content: reply?.text ?? '',
    timestamp: now.toISOString(),
    engine: builtIn,
    ...(tier === 'none' ? {} : { safety: tier }),
    ...(reply && reply.options.length > 0 ? { options: reply.options } : {}),
    ...(reply ? { resources: reply.resources } : {}),
  }
}

/** A check-in stands before the coaching; its question is the only one. */
function withSafety(entry: NewEntry, part: SafetyPart): NewEntry {
  const { reply } = part
  if (!reply) return entry
  const crisis = crisisEntry(part, new Date(entry.timestamp))
  const options = reply.options.length > 0 ? reply.options : entry.options
  return {
    ...entry,
    ...crisis,
    content: entry.content === '' ? reply.text : `${reply.text}\n\n${entry.content}`,
    ...(options ? { options } : {}),
  }
}
