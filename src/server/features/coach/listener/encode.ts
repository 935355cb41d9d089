import { Tokenizer } from '@huggingface/tokenizers'
import type { Reading } from '#rules/coach/heard.ts'

/** Token ids; `types` is 0 for the message and 1 for what it answers, which follows it. */
export type Encoded = { ids: number[]; types: number[] }
export type Encode = (reading: Reading) => Encoded[]

/** The length the model was trained with; more would cost time, and it never saw it. */
const longest = 128
const coachLongest = 40
const earlierLongest = 48
/** One grave sentence gets lost in a letter, so longer messages are also read sentence by sentence. */
const letter = 100
/** Shorter sentences say too little on their own, and are read together with the next one. */
const shortSentence = 6
/** Neighboring parts overlap by this much, so that no sentence is split between them. */
const overlap = 12
const start = 101
const separator = 102

/** Training also uses this, because both sides must split a text in the same way. */
export function createEncoder(tokenizerJson: object): Encode {
  const tokenizer = new Tokenizer(tokenizerJson, {})
  const pieces = (text: string) => tokenizer.encode(text, { add_special_tokens: false }).ids

  return ({ message, coachLine, earlier }) => {
    const own = pieces(message)
    // Keeps the end of the coach's line, where the question is.
    const coach = coachLine ? [...pieces(coachLine).slice(-coachLongest), separator] : []
    const room = longest - 2 - coach.length
    // Earlier messages only get the remaining room, so that the message itself is never cut.
    const left = Math.min(earlierLongest, room - own.length - 1)
    if (coachLine && earlier && left > 0) coach.push(...pieces(earlier).slice(-left), separator)
    const parts = own.length > letter ? sentencesOf(message, pieces).flatMap((sentence) => cut(sentence, letter)) : []
    return [...cut(own, room), ...parts].map((part) => ({
      ids: [start, ...part, separator, ...coach],
      types: [...Array(part.length + 2).fill(0), ...coach.map(() => 1)],
    }))
  }
}

/** A text that is too long for one reading is read in several, to its end. */
function cut(own: number[], room: number): number[][] {
  const parts = [own.slice(0, room)]
  for (let end = room; end < own.length; ) {
    const from = end - overlap
    end = from + room
    parts.push(own.slice(from, end))
  }
  return parts
}

function sentencesOf(message: string, pieces: (text: string) => number[]): number[][] {
  const sentences: number[][] = []
  for (const [sentence] of message.matchAll(/[^.!?…\n]+[.!?…\n]*/g)) {
    const last = sentences.at(-1)
    if (last && last.length < shortSentence) last.push(...pieces(sentence))
    else sentences.push(pieces(sentence))
  }
  return sentences
}
