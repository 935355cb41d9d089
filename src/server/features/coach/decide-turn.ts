import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { readCues } from '#rules/coach/cues/read-cues.ts'
import { readLine } from '#rules/coach/reading/read-line.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { NewEntry } from './chats.queries.ts'
import { answerTurn } from './engine/answer-turn.ts'
import type { Meanings } from './engine/meanings.ts'
import { asEntry, crisisEntry } from './entries.ts'
import { considerSafety, type SafetyPart } from './safety/consider-safety.ts'
import type { HeardTurn, PersonFacts, Reply, StoredMessage, Turn } from './turn.ts'

/** As many messages as the coach looks back on. */
const historyKept = 40

type Request = {
  message: string
  history: readonly StoredMessage[]
  heard: HeardTurn | undefined
  meanings: Meanings
  /** What is remembered of a danger. */
  state: SafetyState | null
  country: CrisisCountry
  facts: PersonFacts
  now: Date
  seed: number
}

export type Decision = { part: SafetyPart; entry: NewEntry } & (
  | { isOurs: true; reply?: Reply }
  /** The provider may answer instead of the built-in coach. */
  | { isOurs: false; reply: Reply; turn: Turn }
)

/** The whole of a turn, from what was heard to the reply: safety first, and the conversation only where it lets it. */
export async function decideTurn(request: Request): Promise<Decision> {
  const { message, history, heard, meanings, state, country, facts, now, seed } = request
  const part = considerSafety({ message, history, heard, state, country, now })
  if (part.stands) return { part, entry: crisisEntry(part, now), isOurs: true }
  const cues = readCues(readLine(message), message)
  const turn: Turn = { message, history: history.slice(-historyKept), heard, meanings, cues, facts, now, seed }
  await prepareMeanings(turn)
  const reply = answerTurn(turn)
  const entry = withSafety(asEntry(reply, now), part)
  // A check-in, and questions about the coach itself, are always answered in our own words.
  if (part.reply || reply.trace.node === 'about') return { part, entry, reply, isOurs: true }
  return { part, entry, reply, turn, isOurs: false }
}

/** The subjects this turn may end in; the examples of each are read once. */
async function prepareMeanings({ heard, history, meanings }: Turn) {
  if (!heard || !meanings) return
  const current = history.findLast(({ role }) => role === 'assistant')?.trace?.subject
  const likely = heard.alone.subject[0]?.name
  await meanings.prepare([...(current ? [current] : []), ...(likely ? [likely] : []), 'everywhere'])
}

/** A check-in stands before the coaching; its question is the only one. */
function withSafety(entry: NewEntry, part: SafetyPart): NewEntry {
  const { reply } = part
  if (!reply) return entry
  const crisis = crisisEntry(part, new Date(entry.timestamp))
  // Beside a question about how they are, nothing of the library is offered.
  const { sources: _offered, ...bare } = entry
  const options = reply.options.length > 0 ? reply.options : entry.options
  return {
    ...(part.tier === 'none' ? entry : bare),
    ...crisis,
    content: entry.content === '' ? reply.text : `${reply.text}\n\n${entry.content}`,
    ...(options ? { options } : {}),
  }
}
