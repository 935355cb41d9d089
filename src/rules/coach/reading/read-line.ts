import { foldCharacters } from '../../safety/text/lookalikes.ts'
import { splitWords } from '../../safety/text/split-words.ts'
import { writeOutEmoji } from './emoji-words.ts'
import { keepLatest } from './keep-latest.ts'
import { joinPairs, meaningOf } from './slang.ts'

/** The subject is clear within the first few hundred words; reading further would only cost time. */
const maxWords = 300

/** One turn reads the same message and the same buttons many times. */
const keptLines = 128

/**
 * Turns a message, however it was typed, into one line of plain words: lower case, contractions and slang written out,
 * '.', '?' and ',' as words. The line begins and ends with '.'.
 */
export const readLine = keepLatest(keptLines, (text) => {
  const read = new Map<string, readonly string[]>()
  const words = splitWords(foldCharacters(writeOutEmoji(text)))
    .slice(0, maxWords)
    .flatMap((word) => {
      const known = read.get(word) ?? readWord(word)
      read.set(word, known)
      return known
    })
  return joinPairs(` . ${words.join(' ')} . `)
    .replace(/ (?:, )+/g, ' , ')
    .replace(/ (?:[.,] )*\. (?:[.,] )*/g, ' . ')
})

function readWord(word: string): readonly string[] {
  if (/^[.?,]$/.test(word)) return [word]
  const known = meaningOf(word.replaceAll("'", '')) ?? splitContraction(word)
  if (known) return known
  const bare = word.replace(/[^a-z0-9-]/g, '')
  if (bare === '') return []
  if (bare.includes('-')) return bare.split('-').filter((part) => part !== '')
  return meaningOf(bare) ?? [bare]
}

const endings: readonly (readonly [end: string, meaning: string])[] = [
  ["n't", 'not'],
  ["'ll", 'will'],
  ["'ve", 'have'],
  ["'re", 'are'],
  ["'d", 'would'],
  ["'m", 'am'],
]

/** After these words 's means "is", because they cannot own anything. */
const isWord = new Set('it that there what who how where when here he she everything nothing this'.split(' '))

function splitContraction(word: string): string[] | undefined {
  const ending = endings.find(([end]) => word.endsWith(end))
  if (ending) return [word.slice(0, -ending[0].length), ending[1]]
  if (!word.endsWith("'s")) return undefined
  const owner = word.slice(0, -2)
  return isWord.has(owner) ? [owner, 'is'] : (meaningOf(owner)?.slice() ?? [owner])
}
