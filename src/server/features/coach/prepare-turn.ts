import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { understand } from '#rules/coach/understand.ts'
import type { Understanding } from '#rules/coach/understanding.ts'
import { defaultLifeArea, type LifeArea } from '#rules/life-areas.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Actor } from '#server/platform/sessions.ts'
import { planReply } from './built-in/plan-reply.ts'
import { wordReply } from './built-in/word-reply.ts'
import { appendEntries, type Chat, type NewEntry, wasSent } from './chats.queries.ts'
import { gatherFacts } from './facts.service.ts'
import { asEntry, builtIn, openChat } from './open-chat.ts'
import { lockPerson, updateSafety } from './people.queries.ts'
import { rememberAll } from './remember.ts'
import { considerSafety, type SafetyPart } from './safety-part.ts'
import type { Plan, Turn } from './turn.ts'

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

/**
 * Everything up to the wording, and the wording too unless the provider may do it: safety, then what was meant, then a
 * plan from the person's own records. One transaction behind the person's lock, so that two tabs never answer from the
 * same page.
 */
export async function prepareTurn(
  tx: Transaction,
  request: TurnRequest,
  mayGoOut: (tx: Transaction) => Promise<boolean>,
): Promise<Prepared> {
  const { actor, message, lifeArea = defaultLifeArea, country, clientId, now } = request
  const { userId, person } = actor
  const safety = await lockPerson(tx, userId)
  const chat = await openChat(tx, { actor, lifeArea, now })
  if (clientId && (await wasSent(tx, { sessionId: chat.id, clientId })))
    return { kind: 'answered', chat, content: chat.messages.at(-1)?.content ?? '' }

  const part = considerSafety({ message, chat, safety, country, now })
  if (part.state || safety) await updateSafety(tx, userId, part.state)
  if (part.reply?.isWholeReply) return keep(tx, request, chat, crisisEntry(part, now))

  const facts = await gatherFacts(tx, { userId, firstName: person.firstName, lifeArea, chat, now })
  const turn = composeTurn(request, chat, part, facts)
  const plan = planReply(turn)
  // Whoever is in danger, or asks what this is, gets our own words, the same whoever words the rest.
  const isForUs = part.reply !== undefined || needsOwnWords(turn.understanding)
  if (!isForUs && (await mayGoOut(tx))) return { kind: 'planned', chat, plan, turn }
  const reply = wordReply(plan, turn)
  await rememberAll(tx, userId, reply.remember)
  return keep(tx, request, chat, withSafety(asEntry(reply, now), part))
}

async function keep(tx: Transaction, request: TurnRequest, chat: Chat, entry: NewEntry): Promise<Prepared> {
  const kept = await appendEntries(tx, chat, [userEntry(request), entry], request.clientId)
  return { kind: 'answered', chat: kept, content: entry.content }
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
