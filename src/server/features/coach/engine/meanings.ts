import type { Answer } from '#content/coach/conversations/conversation.ts'
import type { Ranked } from '#rules/coach/heard.ts'
import type { Move } from '#rules/coach/moves.ts'
import type { HeardTurn } from '#rules/safety/listening/join-heard.ts'
import type { Hear } from '../listener/create-listener.ts'
import type { KeptVectors } from './kept-vectors.ts'
import type { MoveWeights } from './move-weights.ts'
import { tellMoves } from './move-weights.ts'
import { answersOf, type Place } from './places.ts'

type Vector = Float32Array | Int8Array
type Known = { answer: Answer; vectors: readonly { vector: Vector; length: number }[] }

export type Match = { answer: Answer; nearness: number }
/** Tells how near in meaning the examples of the written answers are to a message. */
export type Meanings = {
  /** The vectors of all examples are at hand, and looking everywhere costs little. */
  isKept: boolean
  /** Reads the examples of these places, if that has not happened yet. */
  prepare: (places: readonly Place[]) => Promise<void>
  /** Every answer of a place, in the order in which they stand, by its nearest example. */
  nearness: (place: Place, message: Float32Array) => Match[]
  /** Which general replies could be sent next, the likeliest first; nothing where that was never learned. */
  moves: (heard: HeardTurn) => Ranked<Move | 'none'>
}

/** The vectors of the examples come with the model; where they do not fit the words, the listener reads those itself. */
export function createMeanings(hear: Hear, kept?: KeptVectors, weights?: MoveWeights): Meanings {
  const known = new Map<Place, readonly Known[]>()

  async function vectorsOf(place: Place, examples: readonly string[]): Promise<readonly Vector[] | undefined> {
    const own = kept?.of(place)
    if (own?.length === examples.length) return own
    const heard = await hear(examples.map((message) => ({ message })))
    // Without the listener there is nothing to compare; the next turn tries again.
    return heard?.length === examples.length ? heard.map(({ embedding }) => embedding) : undefined
  }

  async function prepareOne(place: Place) {
    if (known.has(place)) return
    const answers = answersOf(place)
    const vectors = await vectorsOf(
      place,
      answers.flatMap(({ like }) => like),
    )
    if (!vectors) return
    let at = 0
    const next = () => {
      const vector = vectors[at++] ?? new Float32Array()
      return { vector, length: Math.sqrt(product(vector, vector)) || 1 }
    }
    known.set(
      place,
      answers.map((answer) => ({ answer, vectors: answer.like.map(next) })),
    )
  }

  return {
    isKept: kept !== undefined,
    moves: (heard) => (weights ? tellMoves(weights, heard) : []),
    async prepare(places) {
      for (const place of new Set(places)) await prepareOne(place)
    },
    nearness(place, message) {
      return (known.get(place) ?? []).map(({ answer, vectors }) => ({
        answer,
        nearness: Math.max(...vectors.map(({ vector, length }) => product(vector, message) / length)),
      }))
    },
  }
}

function product(a: Vector, b: Vector): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
