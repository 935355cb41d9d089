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
  const replies = history.filter(({ role }) => role === 'assistant').slice(-count)
  const sentences = [...replies.flatMap(readReply), ...alsoNow.flatMap(readSentences)]
  const exact = new Set(sentences.map(({ text }) => text))
  return {
    nearness: (text) => Math.max(0, ...sentencesOf(text).map((sentence) => nearest(sentence))),
  }

  function nearest(sentence: string): number {
    if (exact.has(fold(sentence))) return 1
    const words = new Set(wordsOf(sentence))
    // Two or three words are alike by chance; only the very same ones count, and those were looked up above.
    if (words.size < 4) return 0
    return sentences.reduce(
      (most, other) => (other.words.size < 4 ? most : Math.max(most, likeness(words, other.words))),
      0,
    )
  }
}

type Sentence = { text: string; words: ReadonlySet<string> }

/** A turn looks at the same replies for every move it words. */
const readAlready = new WeakMap<StoredMessage, readonly Sentence[]>()

function readReply(reply: StoredMessage): readonly Sentence[] {
  const known = readAlready.get(reply)
  if (known) return known
  const read = readSentences(reply.content)
  readAlready.set(reply, read)
  return read
}

function readSentences(text: string): Sentence[] {
  return sentencesOf(text).map((sentence) => ({ text: fold(sentence), words: new Set(wordsOf(sentence)) }))
}

function fold(sentence: string): string {
  return wordsOf(sentence).join(' ')
}
