import type { Numbers, Rest } from './match-phrase.ts'

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
  first: Rest
  /** The words it can begin with. If the line has none of them, the phrase is not tried. */
  firstWords: readonly string[]
}

type Item = {
  /** The item, and then whatever follows it. */
  before: (next: Rest) => Rest
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
const anyNumber: Numbers = { names: new Set([...smallNumbers, ...largeNumbers]), figures: /^\d{1,6}$/ }
const largeNumber: Numbers = { names: new Set(largeNumbers), figures: /^\d{2,6}$/ }
const sentenceEnds: ReadonlySet<string | undefined> = new Set(['.', '?'])

export function parsePhrase(phrase: string): Phrase {
  const items = readItems(phrase.match(signs) ?? [])
  return { first: inOrder(items, undefined), firstWords: firstWordsOf(items) }
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
  if (opening === '!(') {
    const what = choices.map((choice) => inOrder(choice, undefined))
    return { before: (next) => ({ kind: 'none of', what, next }), firstWords: [], isOptional: false }
  }
  const isOptional = closing === ')?'
  const before = oneOf(choices)
  return { before: isOptional ? maybe(before) : before, firstWords: choices.flatMap(firstWordsOf), isOptional }
}

function readSign(sign: string): Item {
  if (sign.startsWith('~')) {
    const what = Number(sign.slice(1))
    return { before: (next) => ({ kind: 'gap', what, next }), firstWords: [], isOptional: true }
  }
  if (sign === '#') return numberItem(anyNumber)
  if (sign === '##') return numberItem(largeNumber)
  if (sign === '^') {
    return {
      before: (next) => ({ kind: 'one of', what: sentenceEnds, next }),
      firstWords: ['.', '?'],
      isOptional: false,
    }
  }
  if (sign === '$') {
    return { before: (next) => ({ kind: 'end of part', what: undefined, next }), firstWords: [], isOptional: false }
  }
  if (!sign.endsWith('?')) return { before: exactly(sign), firstWords: [sign], isOptional: false, word: sign }
  const word = sign.slice(0, -1)
  return { before: maybe(exactly(word)), firstWords: [word], isOptional: true }
}

function numberItem(what: Numbers): Item {
  const firstWords = [digits, ...what.names]
  return { before: (next) => ({ kind: 'number', what, next }), firstWords, isOptional: false }
}

function firstWordsOf(items: readonly Item[]): string[] {
  const firstTaken = items.findIndex(({ isOptional, firstWords }) => !isOptional && firstWords.length > 0)
  const leading = firstTaken < 0 ? items : items.slice(0, firstTaken + 1)
  return leading.flatMap(({ firstWords }) => firstWords)
}

function inOrder(items: readonly Item[], next: Rest): Rest {
  return items.reduceRight<Rest>((following, { before }) => before(following), next)
}

function exactly(what: string): Item['before'] {
  return (next) => ({ kind: 'word', what, next })
}

function oneOf(choices: readonly (readonly Item[])[]): Item['before'] {
  const single = choices.flatMap(([item, ...more]) =>
    item?.word !== undefined && more.length === 0 ? [item.word] : [],
  )
  if (single.length === choices.length) {
    const what: ReadonlySet<string | undefined> = new Set(single)
    return (next) => ({ kind: 'one of', what, next })
  }
  return (next) => ({ kind: 'choice', what: choices.map((choice) => inOrder(choice, next)), next: undefined })
}

function maybe(before: Item['before']): Item['before'] {
  return (next) => ({ kind: 'maybe', what: before(next), next })
}

/** All words that occur in a list of phrases. */
export function wordsOf(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => phrase.match(/[a-z]{2,}/g) ?? [])
}
