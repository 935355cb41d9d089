import { readCues } from '#rules/coach/cues/read-cues.ts'
import { readLine } from '#rules/coach/reading/read-line.ts'
import type { StoredMessage } from '../turn.ts'

/**
 * The part of the conversation that the provider may see. What was said in danger is left out, with its answer; so is
 * every attempt to give the coach other rules, which would otherwise be repeated with each turn.
 */
export function historyToSend(history: readonly StoredMessage[]): StoredMessage[] {
  const kept: StoredMessage[] = []
  for (const message of history) {
    if (message.role === 'user') kept.push(message)
    else if (!message.safety && !isSteering(kept.at(-1))) kept.push(message)
    else if (kept.at(-1)?.role === 'user') kept.pop()
  }
  return kept
}

function isSteering(message: StoredMessage | undefined): boolean {
  return message?.role === 'user' && readCues(readLine(message.content), message.content).triesToSteer
}
