import type { Move } from '#rules/coach/moves.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { SubjectBelief, Trace } from '#rules/coach/trace.ts'
import type { StoredMessage } from '../turn.ts'
import { findTapped } from './subject/menu.ts'

/** The state of the conversation before this message. */
export type TalkState = {
  last: Trace | undefined
  subject: Subject | undefined
  /** The last node of the subject's conversation. */
  node: string | undefined
  /** The step that was offered or agreed on. */
  step: string | undefined
  /** What the chat is about, judging by everything before this message. */
  belief: SubjectBelief | undefined
  barred: readonly Subject[]
  /** The subject they last chose with a button. */
  chosen: Subject | undefined
  misses: number
  reassured: number
  /** What they talk about has already happened. */
  isOver: boolean
  /** The coach recently asked what would help. */
  wasOffered: boolean
  /** The latest general replies: repeating one would sound as if nobody had listened. */
  recentMoves: readonly Move[]
  /** The buttons under the coach's last reply. */
  options: readonly string[]
}

/** Replies that do not move the conversation on. */
const asides: ReadonlySet<string> = new Set([
  'answer',
  'silence',
  'joke',
  'offTopic',
  'about',
  'thanks',
  'cannotAnswer',
  'lean',
  'draft',
  'plan',
  'backToIt',
  'sent',
])

/** Counted in replies. */
const notLongAgo = 5
const justNow = 3

export function readTalkState(history: readonly StoredMessage[]): TalkState {
  const replies = history.filter(({ role }) => role === 'assistant').toReversed()
  const last = traceOf(replies[0])
  const traces = replies.map(traceOf).filter((trace) => trace !== undefined)
  const subject = last?.subject
  const inSubject = traces.find((trace) => trace.subject === subject && !asides.has(trace.node))
  return {
    last,
    subject,
    node: subject ? inSubject?.node : undefined,
    step: subject ? traces.find((trace) => trace.subject === subject && trace.step)?.step : undefined,
    belief: traces.find((trace) => trace.belief)?.belief,
    barred: last?.barred ?? [],
    chosen: chosenIn(history),
    misses: last?.misses ?? 0,
    reassured: last?.reassured ?? 0,
    isOver: last?.isOver ?? false,
    wasOffered: traces.slice(0, notLongAgo).some(({ node }) => node === 'wants'),
    recentMoves: traces.slice(0, justNow).flatMap(({ move }) => (move ? [move] : [])),
    options: replies[0]?.options ?? [],
  }
}

function chosenIn(history: readonly StoredMessage[]): Subject | undefined {
  for (const [at, { role, content }] of [...history.entries()].toReversed()) {
    const tapped = role === 'user' ? findTapped(content, traceOf(history[at - 1])?.choices ?? []) : undefined
    if (tapped) return tapped
  }
  return undefined
}

export function wasAskedOpenly({ last }: TalkState): boolean {
  return last?.node === 'ask' || last?.node === 'sorryOpen' || last?.node === 'which'
}

/** Replies from before there were written conversations have traces in another format. */
function traceOf(message: StoredMessage | undefined): Trace | undefined {
  const trace = message?.trace
  return trace && 'node' in trace ? trace : undefined
}
