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
 *
 * Read word by word and not by regular expressions: there are thousands of phrases, and an engine that compiles each
 * when it is first tried would hold up everybody else for a quarter of a second.
 */
export type Phrase = {
  /** The index after the last matched word if the phrase matches at this word, else -1. */
  match: Matcher
  /** The words it can begin with. If the line has none of them, the phrase is not tried. */
  firstWords: readonly string[]
}

export type Matcher = (words: readonly string[], at: number) => number

type Item = {
  /** Matches this item, and then whatever follows it. */
  before: (next: Matcher) => Matcher
  /** Empty for items that consume no word. */
  firstWords: readonly string[]
  isOptional: boolean
  /** Set if the item is one plain word. */
  word?: string
}

const signs = /!?\(|\)\??|\||[^\s()|]+/g
const smallNumbers = 'two three four five six seven eight nine several few couple'.split(' ')
const largeNumbers =
  'ten eleven twelve fifteen twenty thirty forty fifty sixty hundred dozens handful bunch lots all entire whole every'.split(
    ' ',
  )

const here: Matcher = (_words, at) => at

export function parsePhrase(phrase: string): Phrase {
  const items = readItems(phrase.match(signs) ?? [])
  return { match: inOrder(items)(here), firstWords: firstWordsOf(items) }
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
  const choices: Item[][] = []
  let closing: string | undefined
  do {
    choices.push(readItems(rest))
    closing = rest.shift()
  } while (closing === '|')
  if (opening === '!(') return { before: noneOf(choices), firstWords: [], isOptional: false }
  const isOptional = closing === ')?'
  const before = oneOf(choices)
  return { before: isOptional ? maybe(before) : before, firstWords: choices.flatMap(firstWordsOf), isOptional }
}

function readSign(sign: string): Item {
  if (sign.startsWith('~')) return { before: gap(Number(sign.slice(1))), firstWords: [], isOptional: true }
  if (sign === '#') return numberItem(/^\d{1,6}$/, [...smallNumbers, ...largeNumbers])
  if (sign === '##') return numberItem(/^\d{2,6}$/, largeNumbers)
  if (sign === '^') return { before: among(new Set('.?')), firstWords: ['.', '?'], isOptional: false }
  if (sign === '$') return { before: beforeSign, firstWords: [], isOptional: false }
  if (!sign.endsWith('?')) return { before: exactly(sign), firstWords: [sign], isOptional: false, word: sign }
  const word = sign.slice(0, -1)
  return { before: maybe(exactly(word)), firstWords: [word], isOptional: true }
}

function numberItem(figures: RegExp, names: readonly string[]): Item {
  const known = new Set(names)
  const before: Item['before'] = (next) => (words, at) => {
    const word = words[at]
    return word !== undefined && (known.has(word) || figures.test(word)) ? next(words, at + 1) : -1
  }
  return { before, firstWords: [digits, ...names], isOptional: false }
}

function firstWordsOf(items: readonly Item[]): string[] {
  const firstTaken = items.findIndex(({ isOptional, firstWords }) => !isOptional && firstWords.length > 0)
  const leading = firstTaken < 0 ? items : items.slice(0, firstTaken + 1)
  return leading.flatMap(({ firstWords }) => firstWords)
}

function inOrder(items: readonly Item[]): Item['before'] {
  return (next) => items.reduceRight((following, { before }) => before(following), next)
}

function exactly(word: string): Item['before'] {
  return (next) => (words, at) => (words[at] === word ? next(words, at + 1) : -1)
}

function among(known: ReadonlySet<string | undefined>): Item['before'] {
  return (next) => (words, at) => (known.has(words[at]) ? next(words, at + 1) : -1)
}

/** Tries the choices in order until the whole phrase matches. */
function oneOf(choices: readonly (readonly Item[])[]): Item['before'] {
  const single = choices.flatMap(([item, ...more]) =>
    item?.word !== undefined && more.length === 0 ? [item.word] : [],
  )
  if (single.length === choices.length) return among(new Set(single))
  return (next) => {
    const matchers = choices.map((choice) => inOrder(choice)(next))
    return (words, at) => firstMatch(matchers, words, at)
  }
}

function noneOf(choices: readonly (readonly Item[])[]): Item['before'] {
  const matchers = choices.map((choice) => inOrder(choice)(here))
  return (next) => (words, at) => (firstMatch(matchers, words, at) < 0 ? next(words, at) : -1)
}

function firstMatch(matchers: readonly Matcher[], words: readonly string[], at: number): number {
  for (const match of matchers) {
    const end = match(words, at)
    if (end >= 0) return end
  }
  return -1
}

function maybe(before: Item['before']): Item['before'] {
  return (next) => {
    const taken = before(next)
    return (words, at) => {
      const end = taken(words, at)
      return end >= 0 ? end : next(words, at)
    }
  }
}

/** Tries the widest gap first, then narrower ones. A gap never crosses the end of a sentence. */
function gap(most: number): Item['before'] {
  return (next) => (words, at) => {
    let last = at
    while (last - at < most && isWord(words[last])) last += 1
    for (; last >= at; last -= 1) {
      const end = next(words, last)
      if (end >= 0) return end
    }
    return -1
  }
}

function isWord(word: string | undefined): boolean {
  return word !== undefined && word !== '' && !word.includes('.') && !word.includes('?')
}

const beforeSign: Item['before'] = (next) => (words, at) => (/^[.?,]/.test(words[at] ?? '') ? next(words, at) : -1)

/** All words that occur in a list of phrases. */
export function wordsOf(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => phrase.match(/[a-z]{2,}/g) ?? [])
}
