import { readDisguise } from './disguise.ts'
import { foldCharacters } from './lookalikes.ts'
import { isFiller, joinPairs, meaningOf } from './slang.ts'
import { splitWords } from './split-words.ts'
import { correct } from './vocabulary.ts'

/**
 * Turns a message, however it was typed, into one line of plain words: lower case, no apostrophes, contractions and
 * slang written out, typos corrected, and '.', '?' and ',' as words. The line begins and ends with '.', so that every
 * sentence stands between two of them.
 */
export function normalise(text: string): string {
  const words = joinLetters(splitWords(foldCharacters(text))).flatMap(readWord)
  const line = ` . ${joinStaccato(words.filter((word) => !isFiller(word))).join(' ')} . `
  return joinPairs(line.replace(/ (?:, )+/g, ' , ')).replace(/ (?:[.,] )*\. (?:[.,] )*/g, ' . ')
}

/** "k i l l": three or more single letters in a row are joined to one word. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = []
  let run: string[] = []
  for (const word of [...words, '.']) {
    if (/^[a-z]$/.test(word)) {
      run.push(word)
      continue
    }
    joined.push(...(run.length >= 3 ? [run.join('')] : run), word)
    run = []
  }
  return joined.slice(0, -1)
}

function readWord(word: string): readonly string[] {
  if (/^[.?,]$/.test(word)) return [word]
  return readDisguise(word).flatMap(writeOut)
}

/** Writes out contractions and slang, also if they are misspelt. */
function writeOut(word: string): readonly string[] {
  const bare = word.replaceAll("'", '')
  const known = meaningOf(bare) ?? splitContraction(word)
  if (known) return known
  const mended = correct(bare)
  return meaningOf(mended) ?? [mended]
}

const endings: readonly (readonly [end: string, meaning: string])[] = [
  ["'ll", 'will'],
  ["'ve", 'have'],
  ["'re", 'are'],
  ["'d", 'would'],
  ["'m", 'am'],
]

/** After these words 's means "is", because they cannot own anything. */
const isWord = new Set(
  'it that there what who how where when here he she tonight today tomorrow life everything nothing nobody everyone someone something this mine'.split(
    ' ',
  ),
)

function splitContraction(word: string): string[] | undefined {
  const ending = endings.find(([end]) => word.endsWith(end))
  if (ending) return [correct(word.slice(0, -ending[0].length)), ending[1]]
  if (word.endsWith("'s") && isWord.has(word.slice(0, -2))) return [word.slice(0, -2), 'is']
  // "My friend's gun" and "my friend's suicidal" cannot be told apart; the phrases allow for both.
  return word.endsWith("'s") ? [correct(word.slice(0, -2).replaceAll("'", ''))] : undefined
}

/** "I. Want. To. Die." is one sentence: a full stop after a single word is dropped if another follows. */
function joinStaccato(words: readonly string[]): string[] {
  return words.filter((word, at) => {
    if (word !== '.') return true
    const isAfterOne = at === 1 || words[at - 2] === '.'
    const isBeforeOne = words[at + 2] === '.' || at + 2 === words.length
    return !(isAfterOne && isBeforeOne)
  })
}
