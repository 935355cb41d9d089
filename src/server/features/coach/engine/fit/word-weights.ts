import { nextInLine } from '../../next-in-line.ts'
import { allPlaces } from '../kept-vectors.ts'
import { answersOf } from '../places.ts'
import { wordsOf } from '../sentences.ts'

/** The different words of a text, without their endings. */
export type Bag = ReadonlySet<string>

export function bagOf(text: string): Bag {
  return new Set(wordsOf(text).map(stemOf))
}

/** "calls", "called" and "calling" are one word here. */
function stemOf(word: string): string {
  return word
    .replace(/'(?:s|m|re|ve|ll|d|t)$/, '')
    .replace(/(?:ing|ed|es|s)$/, (ending, at: number) => (at >= leastStem ? '' : ending))
}
const leastStem = 3

/** How much of a text's meaning stands in another, by words: rare ones count more. From 0 to 1. */
export type WordWeights = { shareOf: (bag: Bag, among: Bag) => number }

/** Rare is what few of the coach's answers are written for. */
export function weighWords(texts: Iterable<Bag>): WordWeights {
  const counts = new Map<string, number>()
  let all = 0
  for (const bag of texts) {
    all += 1
    for (const word of bag) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const weightOf = (word: string) => Math.log((all + 1) / ((counts.get(word) ?? 0) + 1))
  return {
    shareOf(bag, among) {
      let whole = 0
      let common = 0
      for (const word of bag) {
        const weight = weightOf(word)
        whole += weight
        if (among.has(word)) common += weight
      }
      return whole === 0 ? 0 : common / whole
    },
  }
}

let known: Promise<WordWeights> | undefined

/** Over all examples. Counted once, with other work in between. */
export function wordWeights(): Promise<WordWeights> {
  known ??= countAll()
  return known
}

async function countAll(): Promise<WordWeights> {
  const bags: Bag[] = []
  for (const place of allPlaces) {
    await nextInLine()
    for (const { like } of answersOf(place)) bags.push(bagOf(like.join(' ')))
  }
  return weighWords(bags)
}
