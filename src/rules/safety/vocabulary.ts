import { idioms } from './idioms.ts'
import { wordsOf } from './phrase.ts'
import { phraseGroups } from './phrase-groups.ts'
import { realWords } from './real-words.ts'
import { slangWords } from './slang.ts'
import { createCorrector } from './typos.ts'

const phraseWords = [...phraseGroups.flatMap(({ phrases }) => wordsOf(phrases)), ...wordsOf(idioms)]
const vocabulary = new Set([...phraseWords, ...slangWords])

/** Nothing is mended into a short form: "CBT" is a therapy, and "ctb" is not. */
const targets = new Set([
  ...phraseWords,
  ...slangWords.filter((word) => word.length > 4 || /^(?:dont|cant|wont)$/.test(word)),
])

/** Whether the phrases are written in this word. */
export function isKnown(word: string): boolean {
  return vocabulary.has(word)
}

export const correct = createCorrector(targets, new Set([...realWords, ...slangWords]))
