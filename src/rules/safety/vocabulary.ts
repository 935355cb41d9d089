import { idioms } from './idioms.ts'
import { wordsOf } from './phrase.ts'
import { phraseGroups } from './phrase-groups.ts'
import { realWords } from './real-words.ts'
import { slangWords } from './slang.ts'
import { createCorrector } from './typos.ts'

const vocabulary = new Set([...phraseGroups.flatMap(({ phrases }) => wordsOf(phrases)), ...wordsOf(idioms), ...slangWords])

/** Whether the phrases are written in this word. */
export function isKnown(word: string): boolean {
  return vocabulary.has(word)
}

export const correct = createCorrector(vocabulary, realWords)
