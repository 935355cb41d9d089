import { wordsOf } from '../../safety/phrase.ts'
import { allConcepts } from '../concepts/all-concepts.ts'

/** The words our phrases are written in, and how often. A misspelt word is mended towards these only. */
export const countedWords: ReadonlyMap<string, number> = countWords(
  allConcepts.flatMap(({ phrases }) => wordsOf(phrases)),
)

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
