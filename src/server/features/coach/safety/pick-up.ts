import { countWords } from '../engine/reading/sentences.ts'
import type { StoredMessage } from '../turn.ts'

/** "You misread me", "I'm fine": there is nothing to answer in it. */
export function saysNoMore(message: string): boolean {
  return countWords(message) <= fewWords
}
const fewWords = 6

export type LeftOpen = { message: string; history: readonly StoredMessage[] }

/** The message that got our question about danger instead of an answer, with what came before it. */
export function leftOpen(history: readonly StoredMessage[]): LeftOpen | undefined {
  let at = history.length
  while (at >= 2 && isOnlySafety(history[at - 1])) at -= 2
  const left = history[at]
  return left?.role === 'user' ? { message: left.content, history: history.slice(0, at) } : undefined
}

/** What our last reply asked before it asked about danger in passing. */
export function askedBeforeAside(history: readonly StoredMessage[]): string | undefined {
  const last = history.at(-1)
  if (last?.role !== 'assistant' || !last.safety || !last.trace) return undefined
  const [answer] = last.content.split('\n\n').slice(0, -1).slice(-1)
  const question = answer?.split(/(?<=[.!?])\s+/).at(-1)
  return question?.endsWith('?') ? question : undefined
}

function isOnlySafety(entry: StoredMessage | undefined): boolean {
  return entry?.role === 'assistant' && entry.safety !== undefined && entry.trace === undefined
}
