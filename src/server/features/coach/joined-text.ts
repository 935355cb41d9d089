import type { StoredMessage } from './turn.ts'
import type { Texts } from './word-sums/texts.ts'

/** How many earlier messages are read together with the newest one. */
const earlierMessages = 2

/** What the person wrote before, as one text; empty at the beginning of a chat. */
export function earlierText(history: readonly StoredMessage[]): string {
  const earlier = history.filter(({ role }) => role === 'user').slice(-earlierMessages)
  return earlier.map(({ content }) => content).join(' … ')
}

/** The message and what the person wrote before it: much is told in parts. */
export function joinedText(message: string, history: readonly StoredMessage[]): string {
  const before = earlierText(history)
  return before ? `${before} … ${message}` : message
}

export function textsOf(message: string, history: readonly StoredMessage[]): Texts {
  return { message, joined: joinedText(message, history) }
}
