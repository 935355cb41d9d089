/**
 * A phrase is a line of normalised words with a few signs, so that a list of them can be read by somebody who does
 * not program:
 *
 *     want to ~2 (die|be dead)
 *
 *     (a|b c)   one of these        word?  (a|b)?   may be missing
 *     !(a|b)    none of these next  ~3              up to three words
 *     #         a number            ##              a number of ten or more, a handful, all
 *     ^         sentence begins     $               sentence, or a part of it up to a comma, ends
 *
 * Nothing in it repeats without a bound, so the time a phrase takes grows with the length of a text and no faster.
 */
export type Phrase = {
  source: string
  /** The words it can begin with: where none of them stands, it need not be tried. */
  firstWords: readonly string[]
}

type Item = {
  source: string
  /** Empty for what takes no word by itself. */
  firstWords: readonly string[]
  isOptional: boolean
}

const signs = /!?\(|\)\??|\||[^\s()|]+/g
const smallNumbers = 'two three four five six seven eight nine several few couple'.split(' ')
const largeNumbers =
  'ten eleven twelve fifteen twenty thirty forty fifty sixty hundred dozens handful bunch lots all entire whole every'.split(
    ' ',
  )

export function parsePhrase(phrase: string): Phrase {
  const rest = phrase.match(signs) ?? []
  return sequenceOf(readItems(rest))
}

/** Any word made of digits. */
export const digits = '#'

function readItems(rest: string[]): Item[] {
  const items: Item[] = []
  for (let sign = rest.shift(); sign !== undefined; sign = rest.shift()) {
    if (sign === '|' || sign.startsWith(')')) {
      rest.unshift(sign)
      return items
    }
    items.push(sign.endsWith('(') ? readGroup(sign, rest) : readSign(sign))
  }
  return items
}

function readGroup(opening: string, rest: string[]): Item {
  const choices: Phrase[] = []
  let closing: string | undefined
  do {
    choices.push(sequenceOf(readItems(rest)))
    closing = rest.shift()
  } while (closing === '|')
  const source = choices.map((choice) => choice.source).join('|')
  if (opening === '!(') return { source: `(?!${source})`, firstWords: [], isOptional: false }
  const isOptional = closing === ')?'
  return {
    source: `(?:${source})${isOptional ? '?' : ''}`,
    firstWords: choices.flatMap((choice) => choice.firstWords),
    isOptional,
  }
}

function readSign(sign: string): Item {
  if (sign.startsWith('~')) return { source: `(?:[^ .?]{1,40} ){0,${sign.slice(1)}}`, firstWords: [], isOptional: true }
  if (sign === '#') return numberItem('\\d{1,6}', [...smallNumbers, ...largeNumbers])
  if (sign === '##') return numberItem('\\d{2,6}', largeNumbers)
  if (sign === '^') return { source: '[.?] ', firstWords: ['.', '?'], isOptional: false }
  if (sign === '$') return { source: '(?=[.?,])', firstWords: [], isOptional: false }
  if (!sign.endsWith('?')) return { source: `${sign} `, firstWords: [sign], isOptional: false }
  const word = sign.slice(0, -1)
  return { source: `(?:${word} )?`, firstWords: [word], isOptional: true }
}

function numberItem(figures: string, words: readonly string[]): Item {
  return { source: `(?:${[figures, ...words].join('|')}) `, firstWords: [digits, ...words], isOptional: false }
}

function sequenceOf(items: readonly Item[]): Phrase {
  const firstTaken = items.findIndex(({ isOptional, firstWords }) => !isOptional && firstWords.length > 0)
  const leading = firstTaken < 0 ? items : items.slice(0, firstTaken + 1)
  return {
    source: items.map(({ source }) => source).join(''),
    firstWords: leading.flatMap(({ firstWords }) => firstWords),
  }
}

/** The words a list of phrases is written in. */
export function wordsOf(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => phrase.match(/[a-z]{2,}/g) ?? [])
}
