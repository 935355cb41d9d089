import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import type { Answer } from '#content/coach/conversations/conversation.ts'
import { everywhereAnswers } from '#content/coach/conversations/everywhere-answers.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { Hear } from '../listener/create-listener.ts'

export type Place = Subject | 'everywhere'
type Known = { answer: Answer; vectors: readonly Float32Array[] }

export type Match = { answer: Answer; nearness: number }
/** Finds the written answers whose examples are near in meaning to a message. */
export type Meanings = {
  /** Reads the examples of these places, if that has not happened yet. */
  prepare: (places: readonly Place[]) => Promise<void>
  /** Every answer of a place that is at least so near. */
  near: (place: Place, message: Float32Array, least: number) => Match[]
}

/** The examples are read by the listener once a process, when their subject first comes up. */
export function createMeanings(hear: Hear): Meanings {
  const known = new Map<Place, readonly Known[]>()

  async function prepareOne(place: Place) {
    if (known.has(place)) return
    const answers = place === 'everywhere' ? everywhereAnswers : (conversationOf(place)?.answers ?? [])
    const examples = answers.flatMap(({ like }) => like)
    const heard = await hear(examples.map((message) => ({ message })))
    // Without the listener there is nothing to compare; the next turn tries again.
    if (!heard || heard.length !== examples.length) return
    let at = 0
    known.set(
      place,
      answers.map((answer) => ({
        answer,
        vectors: answer.like.map(() => heard[at++]?.embedding ?? new Float32Array()),
      })),
    )
  }

  return {
    async prepare(places) {
      for (const place of new Set(places)) await prepareOne(place)
    },
    near(place, message, least) {
      return (known.get(place) ?? [])
        .map(({ answer, vectors }) => ({
          answer,
          nearness: Math.max(...vectors.map((vector) => product(vector, message))),
        }))
        .filter(({ nearness }) => nearness >= least)
    },
  }
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
