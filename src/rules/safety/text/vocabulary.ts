import { idioms } from '../phrases/idioms.ts'
import { wordsOf } from '../phrases/phrase.ts'
import { phraseGroups } from '../phrases/phrase-groups.ts'
import { realWords } from './real-words.ts'
import { slangWords } from './slang.ts'
import { createCorrector } from './typos.ts'

const phraseWords = [...phraseGroups.flatMap(({ phrases }) => wordsOf(phrases)), ...wordsOf(idioms)]
const vocabulary = new Set([...phraseWords, ...slangWords])

/** Whether any phrase uses this word. */
export function isKnown(word: string): boolean {
  return vocabulary.has(word)
}

/** Typos are not corrected towards abbreviations, a few contractions aside: "CBT" is a therapy, and "ctb" is not. */
const mendableSlang = slangWords.filter((word) => word.length > 4 || ['dont', 'cant', 'wont'].includes(word))

export const correct = createCorrector(
  countWords([...phraseWords, ...mendableSlang]),
  new Set([...realWords, ...slangWords]),
)

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
