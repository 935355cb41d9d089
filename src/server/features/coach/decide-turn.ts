import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { readCues } from '#rules/coach/cues/read-cues.ts'
import type { Reading } from '#rules/coach/heard.ts'
import { readLine } from '#rules/coach/reading/read-line.ts'
import type { HeardForeign } from '#rules/safety/languages/heard-foreign.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { NewEntry } from './chats/chats.queries.ts'
import { answerTurn } from './engine/answer-turn.ts'
import type { Meanings } from './engine/meanings/meanings.ts'
import { asksForWords } from './engine/words/asks-for-words.ts'
import { rankWritten } from './engine/written/rank-written.ts'
import { asEntry, crisisEntry } from './entries.ts'
import { earlierText, joinedText, textsOf } from './joined-text.ts'
import { letOtherWorkRun } from './let-other-work-run.ts'
import type { Hear } from './listener/create-listener.ts'
import { offerMoment } from './moments/offer-moment.ts'
import { considerSafety, type SafetyPart } from './safety/consider-safety.ts'
import { nearDanger, writtenAnswer } from './safety/near-danger.ts'
import { leftOpen, saysNoMore } from './safety/pick-up.ts'
import { isUnreadable } from './safety/unreadable.ts'
import { sentencesToRead } from './sentences-to-read.ts'
import type { HeardTurn, PersonFacts, Reply, StoredMessage, Turn } from './turn.ts'

/**
 * Reads a message in several ways at once: on its own; after the coach's line and the person's last messages, for its
 * meaning there; as one text with those messages, for what is told in parts; and sentence by sentence, for a question
 * in one of them. Undefined if the listener does not answer.
 */
export async function listen(
  hear: Hear,
  message: string,
  history: readonly StoredMessage[],
): Promise<HeardTurn | undefined> {
  const coachLine = history.findLast(({ role }) => role === 'assistant')?.content
  const readings: Reading[] = [{ message }]
  const before = earlierText(history)
  if (coachLine) readings.push({ message, coachLine, ...(before ? { earlier: before } : {}) })
  if (before) readings.push({ message: joinedText(message, history) })
  const sentences = sentencesToRead(message)
  const whole = readings.length
  const heard = await hear([...readings, ...sentences.map((sentence) => ({ message: sentence }))])
  const [alone] = heard ?? []
  if (!heard || !alone) return undefined
  const after = coachLine ? heard[1] : undefined
  const joined = before ? heard[whole - 1] : undefined
  const parts = heard.slice(whole)
  return {
    alone,
    ...(after ? { after } : {}),
    ...(joined ? { joined } : {}),
    ...(parts.length > 0 ? { sentences: parts } : {}),
  }
}

/** How many messages the coach looks back on. */
const historyKept = 40

type Request = {
  message: string
  history: readonly StoredMessage[]
  heard: HeardTurn | undefined
  meanings: Meanings
  /** Listens to an earlier message again. */
  listenAgain?: (message: string, history: readonly StoredMessage[]) => Promise<HeardTurn | undefined>
  /** What is remembered of a danger. */
  state: SafetyState | null
  /** What the layer for whole talks kept in mind after the message before. */
  memory: string | null
  country: CrisisCountry
  facts: PersonFacts
  now: Date
  seed: number
  /** The person's time zone; without it, a coming event cannot be given a date. */
  timeZone?: string | undefined
}

type Decided = { part: SafetyPart; entry: NewEntry } & (
  | { isBuiltInOnly: true; reply?: Reply }
  /** The provider may answer instead of the built-in coach. */
  | { isBuiltInOnly: false; reply: Reply; turn: Turn }
)
export type Decision = Decided & {
  /** For the next message. */
  memory: string | null
}

/** A whole turn, from what was heard to the reply: safety first, and the conversation only if safety allows it. */
export async function decideTurn(request: Request): Promise<Decision> {
  const foreign = request.meanings.foreign(request.message)
  // In a language it never learned, what the listener hears is half chance.
  const heard = foreign ? undefined : withTalk(request, withWords(request))
  const decision = await decideHeard({ ...request, heard }, foreign)
  return { ...decision, memory: memoryOf(heard) ?? request.memory ?? null }
}

async function decideHeard(request: Request, foreign: HeardForeign | undefined): Promise<Decided> {
  const { message, history, heard, meanings, state, country, facts, now } = request
  const near = state ? await nearDanger(message, heard, meanings) : []
  const cannotRead = heard !== undefined && (await isUnreadable(message))
  // Everybody who waited for the coach to load continues at the same moment, so they take turns.
  await letOtherWorkRun()
  const news = heard && state && !cannotRead ? meanings.news(heard, message) : undefined
  const part = considerSafety({
    message,
    history,
    heard,
    isUnreadable: cannotRead,
    foreign,
    near,
    written: writtenAnswer,
    news,
    state,
    country,
    isAtSchool: facts.lifeArea === 'school',
    now,
  })
  if (part.stands) return { part, entry: crisisEntry(part, now), isBuiltInOnly: true }
  const isAfterSorry = part.reply !== undefined && part.tier === 'none'
  const said = (isAfterSorry && (await pickUp(request))) || { message, history, heard, isAfterSorry }
  const turn = await turnOf(request, said)
  await letOtherWorkRun()
  const reply = { ...answerTurn(turn), ...offerMoment(request, part) }
  const entry = withSafety(asEntry(reply, now), part)
  // A check-in, and questions about the coach itself, are always answered in our own words.
  if (part.reply || reply.trace.node === 'about') return { part, entry, reply, isBuiltInOnly: true }
  return { part, entry, reply, turn, isBuiltInOnly: false }
}

type Said = Pick<Turn, 'message' | 'history' | 'heard' | 'isAfterSorry'>

/**
 * "I'm fine" and nothing more: the message that got our question instead of an answer is answered now. Nobody wants to
 * type it again. Not if plain words alarmed us: whatever they meant, that is no message to coach on.
 */
async function pickUp({ message, history, state, listenAgain }: Request): Promise<Said | undefined> {
  if (!listenAgain || state?.foundBy !== 'listener' || !saysNoMore(message)) return undefined
  const left = leftOpen(history)
  return left && { ...left, heard: await listenAgain(left.message, left.history) }
}

async function turnOf({ meanings, facts, now, seed }: Request, said: Said): Promise<Turn> {
  const { message, history, heard, isAfterSorry = false } = said
  const looksBackOn = history.slice(-historyKept)
  // If it turned out not to be a danger, the conversation continues where it was before we asked.
  const recent = isAfterSorry ? looksBackOn.filter(({ safety, trace }) => !safety || trace) : looksBackOn
  const cues = readCues(readLine(message), message)
  const unranked: Turn = { message, history: recent, heard, meanings, cues, facts, isAfterSorry, now, seed }
  return { ...unranked, written: await rankWritten(unranked), moves: heard ? meanings.moves(heard) : [] }
}

/** With what the bare words say of danger, a second opinion that errs elsewhere, and whether they want words. */
export function withWords({
  heard,
  message,
  history,
  meanings,
}: Pick<Request, 'heard' | 'message' | 'history' | 'meanings'>): HeardTurn | undefined {
  if (!heard) return undefined
  const texts = textsOf(message, history)
  const words = meanings.dangerWords(texts)
  const isForWords = asksForWords(heard, meanings.askedWords(heard, texts))
  return { ...heard, isForWords, ...(words ? { words } : {}) }
}

/** With what the whole talk says of danger, and what it is about. */
function withTalk({ message, meanings, memory }: Request, heard: HeardTurn | undefined): HeardTurn | undefined {
  if (!heard) return undefined
  const [ofTalk, ofThread] = memory?.split(between) ?? []
  const talk = meanings.talk(message, heard, ofTalk)
  const thread = meanings.thread(message, heard, ofThread)
  return { ...heard, ...(talk ? { talk } : {}), ...(thread ? { thread } : {}) }
}

/** Between what the two layers keep in mind; neither uses it. */
const between = ' '

function memoryOf(heard: HeardTurn | undefined): string | undefined {
  if (!heard?.talk && !heard?.thread) return undefined
  return [heard.talk?.memory ?? '', heard.thread?.memory ?? ''].join(between)
}

function paragraphs(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}

/** Words about safety come before the coaching; a question out of a faint doubt comes after it. */
function withSafety(entry: NewEntry, part: SafetyPart): NewEntry {
  const { reply } = part
  if (!reply) return entry
  const crisis = crisisEntry(part, new Date(entry.timestamp))
  // When we ask how somebody is, we do not offer anything from the library.
  const { sources: _offered, ...bare } = entry
  const options = reply.options.length > 0 ? reply.options : entry.options
  return {
    ...(part.tier === 'none' ? entry : bare),
    ...crisis,
    content: paragraphs(part.isAside ? [entry.content, reply.text] : [reply.text, entry.content]),
    ...(options ? { options } : {}),
  }
}
