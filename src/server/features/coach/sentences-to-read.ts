import { countWords } from './engine/reading/sentences.ts'

/** Shorter sentences are too ambiguous. */
const leastWords = 3
const mostSentences = 4

/** The last sentences of a longer message, because the question is usually at the end. */
export function sentencesToRead(message: string): string[] {
  const all = message.split(/(?<=[.?!…])\s+|\n+/).filter((sentence) => countWords(sentence) >= leastWords)
  return all.length > 1 ? all.slice(-mostSentences) : []
}
