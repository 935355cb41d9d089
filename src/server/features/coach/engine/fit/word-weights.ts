import type { Answer } from '#content/coach/conversations/conversation.ts'
import { letOtherWorkRun } from '../../let-other-work-run.ts'
import { talkPlaces } from '../meanings/kept-vectors.ts'
import { wordsOf } from '../reading/sentences.ts'
import { answersOf } from '../written/places.ts'

/** The distinct words of a text without their endings: the numbers of known ones, and how many others there are. */
export type Bag = { known: Uint32Array; others: number }

/** "calls", "called" and "calling" count as one word. */
function stemOf(word: string): string {
  return word
    .replace(/'(?:s|m|re|ve|ll|d|t)$/, '')
    .replace(/(?:ing|ed|es|s)$/, (ending, at: number) => (at >= leastStem ? '' : ending))
}
const leastStem = 3

/** How much of one text's meaning is contained in another, by words; rare ones count more. From 0 to 1. */
export type WordWeights = {
  bagOf: (text: string) => Bag
  shareOf: (bag: Bag, among: Bag) => number
  /** How many of a text's distinct words are common ones. */
  commonIn: (text: string) => { words: number; common: number }
}

/** Words in at least this many answers are common, whatever the subject. */
const often = 30

/**
 * A word is rare if few of the coach's answers are written for it. The words of the replies are also numbered, so that
 * our own texts only need a number per word; storing all words would fill the memory.
 */
export function weighWords(answers: Iterable<Words>): WordWeights {
  const scale = createScale()
  for (const answer of answers) scale.add(answer)
  return scale.weigh()
}

/** Takes answers one by one, so that the caller can let other work run in between. */
function createScale(): { add: (answer: Words) => void; weigh: () => WordWeights } {
  const numbers = new Map<string, number>()
  const counts: number[] = []
  const numberOf = (word: string) => {
    const known = numbers.get(word) ?? numbers.size
    numbers.set(word, known)
    return known
  }
  let all = 0

  function add({ like, say }: Words) {
    all += 1
    for (const word of stemsOf(like.join(' '))) {
      const number = numberOf(word)
      counts[number] = (counts[number] ?? 0) + 1
    }
    for (const word of stemsOf(say.join(' '))) numberOf(word)
  }

  return { add, weigh: () => weightsFrom({ all, numbers, counts }) }
}

type Counted = { all: number; numbers: ReadonlyMap<string, number>; counts: readonly number[] }

function weightsFrom({ all, numbers, counts }: Counted): WordWeights {
  const weightOfOther = Math.log(all + 1)
  const weights = Float32Array.from({ length: numbers.size }, (_, at) => Math.log((all + 1) / ((counts[at] ?? 0) + 1)))
  return {
    bagOf(text) {
      const stems = stemsOf(text)
      const known = Uint32Array.from([...stems].flatMap((word) => numbers.get(word) ?? []))
      return { known, others: stems.size - known.length }
    },
    commonIn(text) {
      const stems = [...stemsOf(text)]
      const isCommon = (stem: string) => (counts[numbers.get(stem) ?? -1] ?? 0) >= often
      return { words: stems.length, common: stems.filter(isCommon).length }
    },
    shareOf({ known, others }, among) {
      let whole = others * weightOfOther
      let common = 0
      for (const word of known) {
        const weight = weights[word] ?? 0
        whole += weight
        if (among.known.includes(word)) common += weight
      }
      return whole === 0 ? 0 : common / whole
    },
  }
}

type Words = Pick<Answer, 'like' | 'say'>

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(stemOf))
}

/** How many answers to process before letting other work run: a place may have hundreds. */
const addedAtOnce = 20

let known: Promise<WordWeights> | undefined

/** Over all examples. Computed once, letting other work run in between. */
export function wordWeights(): Promise<WordWeights> {
  known ??= countAll()
  return known
}

async function countAll(): Promise<WordWeights> {
  const scale = createScale()
  for (const place of talkPlaces)
    for (const [at, answer] of answersOf(place).entries()) {
      if (at % addedAtOnce === 0) await letOtherWorkRun()
      scale.add(answer)
    }
  return scale.weigh()
}
