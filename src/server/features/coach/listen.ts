import type { Reading } from '#rules/coach/heard.ts'
import type { Hear } from './listener/create-listener.ts'
import type { HeardTurn, StoredMessage } from './turn.ts'

/** How much of what was said before belongs to a reading. */
const earlierMessages = 2

/**
 * Reads a message three ways in one go: by itself; after the coach's line and the person's last messages, for what it
 * means there; and as one text with those messages, for what is told in parts. Undefined where the listener does not answer.
 */
export async function listen(
  hear: Hear,
  message: string,
  history: readonly StoredMessage[],
): Promise<HeardTurn | undefined> {
  const coachLine = history.findLast(({ role }) => role === 'assistant')?.content
  const earlier = history.filter(({ role }) => role === 'user').slice(-earlierMessages)
  const readings: Reading[] = [{ message }]
  const before = earlier.map(({ content }) => content).join(' … ')
  if (coachLine) readings.push({ message, coachLine, ...(before ? { earlier: before } : {}) })
  if (before) readings.push({ message: `${before} … ${message}` })
  const heard = await hear(readings)
  const [alone] = heard ?? []
  if (!heard || !alone) return undefined
  const after = coachLine ? heard[1] : undefined
  const joined = earlier.length > 0 ? heard.at(-1) : undefined
  return { alone, ...(after ? { after } : {}), ...(joined ? { joined } : {}) }
}
