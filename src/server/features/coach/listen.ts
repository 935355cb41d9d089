import type { Reading } from '#rules/coach/heard.ts'
import { countWords } from './engine/reading/sentences.ts'
import type { Hear } from './listener/create-listener.ts'
import type { HeardTurn, StoredMessage } from './turn.ts'

/** How much of what was said before belongs to a reading. */
const earlierMessages = 2
/** A shorter sentence means too many things. */
const leastWords = 3
const mostSentences = 4

/**
 * Reads a message in one go: by itself; after the coach's line and the person's last messages, for what it
 * means there; as one text with those messages, for what is told in parts; and sentence by sentence, for what is asked
 * in one of them. Undefined where the listener does not answer.
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
  const sentences = sentencesToRead(message)
  const whole = readings.length
  const heard = await hear([...readings, ...sentences.map((sentence) => ({ message: sentence }))])
  const [alone] = heard ?? []
  if (!heard || !alone) return undefined
  const after = coachLine ? heard[1] : undefined
  const joined = earlier.length > 0 ? heard[whole - 1] : undefined
  const parts = heard.slice(whole)
  return {
    alone,
    ...(after ? { after } : {}),
    ...(joined ? { joined } : {}),
    ...(parts.length > 0 ? { sentences: parts } : {}),
  }
}

/** The last ones of a message of several: the question stands at the end. */
function sentencesToRead(message: string): string[] {
  const all = message.split(/(?<=[.?!…])\s+|\n+/).filter((sentence) => countWords(sentence) >= leastWords)
  return all.length > 1 ? all.slice(-mostSentences) : []
}
