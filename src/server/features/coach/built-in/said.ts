import { keepLatest } from '#rules/coach/reading/keep-latest.ts'
import type { StoredMessage } from '../turn.ts'
import { likeness, sentencesOf, wordsOf } from './sentences.ts'

/** What the coach has said lately, to say something else. */
export type Said = {
  /** 0 where nothing like it was said, 1 where exactly this was. */
  nearness: (text: string) => number
}

/** Replies looked back on by rule, and when there is nothing new left to say: ten in which nothing may come again. */
const repliesKept = 16
const repliesAtLeast = 11

/** From here on two sentences are the same one to a reader. */
export const tooNear = 0.6

export function whatWasSaid(history: readonly StoredMessage[], alsoNow: readonly string[] = []): Said {
  return sayingOf(history, alsoNow, repliesKept)
}

export function whatWasSaidLately(history: readonly StoredMessage[], alsoNow: readonly string[] = []): Said {
  return sayingOf(history, alsoNow, repliesAtLeast)
}

function sayingOf(history: readonly StoredMessage[], alsoNow: readonly string[], count: number): Said {
  const { sentences: before, exact } = repliesOf(history, count)
  const now = alsoNow.flatMap(readSentences)
  return { nearness: (text) => readSentences(text).reduce((most, sentence) => Math.max(most, nearest(sentence)), 0) }

  function nearest({ text, words }: Sentence): number {
    if (exact.has(text) || now.some((other) => other.text === text)) return 1
    // Two or three words are alike by chance; only the very same ones count, and those were looked up above.
    return words.size < 4 ? 0 : Math.max(mostLike(words, before), mostLike(words, now))
  }
}

function mostLike(words: ReadonlySet<string>, sentences: readonly Sentence[]): number {
  return sentences.reduce(
    (most, other) => (other.words.size < 4 ? most : Math.max(most, likeness(words, other.words))),
    0,
  )
}

type Sentence = { text: string; words: ReadonlySet<string> }
type Replies = { sentences: readonly Sentence[]; exact: ReadonlySet<string> }

/** A turn looks at the same replies for every move it words. */
const readAlready = new WeakMap<readonly StoredMessage[], Map<number, Replies>>()

function repliesOf(history: readonly StoredMessage[], count: number): Replies {
  const byCount = readAlready.get(history) ?? new Map<number, Replies>()
  readAlready.set(history, byCount)
  const known = byCount.get(count)
  if (known) return known
  const replies = history.filter(({ role }) => role === 'assistant').slice(-count)
  const sentences = replies.flatMap(({ content }) => readSentences(content))
  const read = { sentences, exact: new Set(sentences.map(({ text }) => text)) }
  byCount.set(count, read)
  return read
}

/** Our own sentences come up in turn after turn. */
const keptTexts = 3000

const readSentences = keepLatest(keptTexts, (text): readonly Sentence[] =>
  sentencesOf(text).map((sentence) => {
    const words = wordsOf(sentence)
    return { text: words.join(' '), words: new Set(words) }
  }),
)
