import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dangerKinds } from '#rules/coach/heard.ts'
import type { Layer } from '../listener/layers.ts'

/** What the layer for whole talks tells, in the order of its outputs. */
export const talkOutputs = ['danger', 'other', ...dangerKinds] as const

/** Several small networks trained alike, whose answers are averaged, so that their errors even out. */
export type TalkWeights = {
  features: readonly string[]
  mean: Float32Array
  spread: Float32Array
  nets: readonly TalkNet[]
}

export type TalkNet = {
  /** The listener's three vectors, cut down to what matters here. */
  words: Layer
  /** One message: those, and the features. */
  message: Layer
  /** What the message, and what was in mind before it, do to what is kept in mind. */
  fromMessage: Layer
  fromMemory: Layer
  /** From the message and what is kept in mind now. */
  outputs: Layer
}

type About = { features: string[]; inputs: number; words: number; hidden: number; nets: number; outputs: string[] }

/** Undefined if there are none, or if they do not belong to this version. */
export function readTalkWeights(folder: string): TalkWeights | undefined {
  try {
    const about: About = JSON.parse(readFileSync(join(folder, 'talk.json'), 'utf8'))
    const { buffer, byteOffset, byteLength } = readFileSync(join(folder, 'talk.f32'))
    const numbers = new Float32Array(buffer, byteOffset, byteLength / Float32Array.BYTES_PER_ELEMENT)
    const isOurs = about.outputs.join() === talkOutputs.join() && numbers.length === sizeOf(about)
    return isOurs ? cutUp(about, numbers) : undefined
  } catch {
    return undefined
  }
}

/** A gated recurrent unit has three times as many rows as it keeps numbers in mind. */
const gates = 3

function sizeOf({ features, inputs, words, hidden, nets }: About): number {
  const layers = [
    [inputs, words],
    [features.length + words, hidden],
    [hidden, gates * hidden],
    [hidden, gates * hidden],
    [2 * hidden, talkOutputs.length],
  ] as const
  return 2 * features.length + nets * layers.reduce((sum, [from, to]) => sum + (from + 1) * to, 0)
}

function cutUp({ features, inputs, words, hidden, nets }: About, numbers: Float32Array): TalkWeights {
  let at = 0
  const take = (count: number) => {
    at += count
    return numbers.subarray(at - count, at)
  }
  const layer = (from: number, to: number): Layer => ({ weight: take(from * to), bias: take(to), inputs: from })
  const net = (): TalkNet => ({
    words: layer(inputs, words),
    message: layer(features.length + words, hidden),
    fromMessage: layer(hidden, gates * hidden),
    fromMemory: layer(hidden, gates * hidden),
    outputs: layer(2 * hidden, talkOutputs.length),
  })
  return {
    features,
    mean: take(features.length),
    spread: take(features.length),
    nets: Array.from({ length: nets }, net),
  }
}
