import { findItem } from '#content/coach/library.ts'
import { understand } from '#rules/coach/understand.ts'
import type { Understanding } from '#rules/coach/understanding.ts'
import { type Chat, findRepeats, simulateChat } from '#server/features/coach/built-in/testing/simulate.ts'
import { claimsIn, type Known, knownPerson } from './claims.ts'
import { type Count, countOf } from './judge.ts'
import { openings, personas } from './personas.ts'

const chatCount = 200
const turnsPerChat = 15
/** Within so many turns no sentence comes twice. */
const freshTurns = 10
/** By then a record that bears on the subject was mentioned. */
const turnsToMention = 5

export type ChatTotals = {
  chats: number
  turns: number
  exactRepeats: Count
  nearRepeats: Count
  resolving: Count
  invented: Count
  used: Count
  /** Milliseconds from the message to the whole reply, in the process. */
  replyP95Ms: number
}

/** Two hundred people talk to the built-in coach; every second one has records. */
export function measureChats(): ChatTotals {
  const timings: number[] = []
  const chats = Array.from({ length: chatCount }, (_, seed) => ({
    chat: runChat(seed, timings),
    known: knownOf(seed),
  }))
  const repeats = chats.map(({ chat }) => findRepeats(chat, freshTurns))
  const sentences = repeats.reduce((sum, one) => sum + one.sentences, 0)
  const sources = chats.flatMap(({ chat }) => chat.replies.flatMap((reply) => reply.sources))
  const claims = chats.flatMap(({ chat, known }) => chat.replies.flatMap(({ content }) => claimsIn(content, known)))
  const ofKnown = chats.filter(({ known }) => known)
  return {
    chats: chatCount,
    turns: chatCount * turnsPerChat,
    exactRepeats: share(
      repeats.reduce((sum, { exact }) => sum + exact.length, 0),
      sentences,
    ),
    nearRepeats: share(
      repeats.reduce((sum, { near }) => sum + near.length, 0),
      sentences,
    ),
    resolving: countOf(sources, (source) => findItem(source) !== undefined),
    invented: countOf(claims, ({ isTrue }) => !isTrue),
    used: countOf(ofKnown, ({ chat, known }) => mentions(chat, known)),
    replyP95Ms: percentile(timings, 0.95),
  }
}

function knownOf(seed: number): Known | undefined {
  return seed % 2 === 0 ? undefined : knownPerson
}

function runChat(seed: number, timings: number[]): Chat {
  const names = Object.keys(personas)
  const manner = personas[names[seed % names.length] ?? ''] ?? []
  const opening = openings[Math.floor(seed / names.length) % openings.length] ?? ''
  let startedAt = performance.now()
  return simulateChat({
    script: [opening, ...manner],
    turns: turnsPerChat,
    seed,
    facts: knownOf(seed)?.facts ?? {},
    understand: (request): Understanding => {
      const now = performance.now()
      // The time since the last message is what the last reply took.
      timings.push(now - startedAt)
      startedAt = now
      return understand(request)
    },
  })
}

function mentions({ replies }: Chat, known: Known | undefined): boolean {
  return replies.slice(0, turnsToMention).some(({ content }) => claimsIn(content, known).some(({ isTrue }) => isTrue))
}

function share(count: number, of: number): Count {
  return { count, of, share: of === 0 ? null : Math.round((count / of) * 1e4) / 1e4 }
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10
}
