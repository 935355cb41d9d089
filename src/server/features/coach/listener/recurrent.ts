import { readFileSync } from 'node:fs'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { type Layer, through } from './layers.ts'

/**
 * Small recurrent networks on top of what the listener hears: each message is heard with everything before it in mind.
 * Several are trained alike, and their answers averaged, so that their errors even out.
 */
export type Recurrent = {
  mean: Float32Array
  spread: Float32Array
  nets: readonly RecurrentNet[]
}

export type RecurrentNet = {
  /** The listener's three vectors, cut down to what matters here. */
  words: Layer
  /** One message: those, and the features. */
  message: Layer
  /** What the message, and what was in mind before it, do to what is kept in mind. */
  fromMessage: Layer
  fromMemory: Layer
  /** From the message and what is kept in mind now. */
  outputs: Layer
  /** Numbers of its own that a layer may have besides. */
  own: Float32Array
}

/** Sizes of the layers. `extra` numbers go into the memory beside the message. */
export type RecurrentShape = {
  features: number
  inputs: number
  words: number
  hidden: number
  nets: number
  outputs: number
  extra?: number
  own?: number
}

/** A gated recurrent unit has three times as many rows as it keeps numbers in mind. */
const gates = 3

/** Undefined if the file does not have this shape. */
export function readRecurrent(path: string, shape: RecurrentShape): Recurrent | undefined {
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  const numbers = new Float32Array(buffer, byteOffset, byteLength / Float32Array.BYTES_PER_ELEMENT)
  return numbers.length === sizeOf(shape) ? cutUp(shape, numbers) : undefined
}

function layersOf({ features, inputs, words, hidden, outputs, extra = 0 }: RecurrentShape) {
  return [
    [inputs, words],
    [features + words, hidden],
    [hidden + extra, gates * hidden],
    [hidden, gates * hidden],
    [2 * hidden, outputs],
  ] as const
}

function sizeOf(shape: RecurrentShape): number {
  const { features, nets, own = 0 } = shape
  return 2 * features + nets * layersOf(shape).reduce((sum, [from, to]) => sum + (from + 1) * to, own)
}

function cutUp(shape: RecurrentShape, numbers: Float32Array): Recurrent {
  let at = 0
  const take = (count: number) => {
    at += count
    return numbers.subarray(at - count, at)
  }
  const layer = ([from, to]: readonly [number, number]): Layer => ({
    weight: take(from * to),
    bias: take(to),
    inputs: from,
  })
  const [words, message, fromMessage, fromMemory, outputs] = layersOf(shape)
  const mean = take(shape.features)
  const spread = take(shape.features)
  const nets = Array.from({ length: shape.nets }, () => ({
    words: layer(words),
    message: layer(message),
    fromMessage: layer(fromMessage),
    fromMemory: layer(fromMemory),
    outputs: layer(outputs),
    own: take(shape.own ?? 0),
  }))
  return { mean, spread, nets }
}

/** Beyond this, a feature is as unusual as it gets. */
const farthest = 5

/** Measured against what is usual for each feature. */
export function scaled({ mean, spread }: Recurrent, features: ArrayLike<number>): Float32Array {
  return mean.map((usual, at) => {
    const value = ((features[at] ?? 0) - usual) / (spread[at] ?? 1)
    return Math.min(Math.max(value, -farthest), farthest)
  })
}

/** The listener's vectors of all three readings; zeros for one that does not exist. */
export function vectorsOf({ alone, after, joined }: HeardTurn): Float32Array {
  const { length } = alone.embedding
  const vectors = new Float32Array(3 * length)
  for (const [at, reading] of [alone, after, joined].entries()) if (reading) vectors.set(reading.embedding, at * length)
  return vectors
}

type Message = { features: Float32Array; vectors: Float32Array; extra?: Float32Array }

/** One more message. `before` is what was kept in mind; `kept` is what is now. */
export function hearOnce(net: RecurrentNet, { features, vectors, extra }: Message, before: Float32Array) {
  const words = through(net.words, vectors).map(Math.tanh)
  const message = through(net.message, joined(features, words)).map((value) => Math.max(value, 0))
  const kept = keep(net, extra ? joined(message, extra) : message, before)
  return { kept, outputs: through(net.outputs, joined(message, kept)) }
}

/** A gated recurrent unit: how much of the old to forget, how much of the new to take. */
function keep({ fromMessage, fromMemory }: RecurrentNet, message: Float32Array, before: Float32Array): Float32Array {
  const fresh = through(fromMessage, message)
  const old = through(fromMemory, before)
  const count = before.length
  return before.map((was, at) => {
    const gate = (row: number) => share((fresh[row] ?? 0) + (old[row] ?? 0))
    const forgets = gate(at)
    const stays = gate(count + at)
    const row = 2 * count + at
    const next = Math.tanh((fresh[row] ?? 0) + forgets * (old[row] ?? 0))
    return (1 - stays) * next + stays * was
  })
}

/** What is kept in mind lies between -1 and 1, and is stored in one byte each. */
const steps = 127

export function asBytes(kept: readonly Float32Array[]): Int8Array {
  return Int8Array.from(kept.flatMap((one) => [...one].map((value) => Math.round(value * steps))))
}

/** What every network kept in mind; nothing, if these are not the bytes of such networks. */
export function fromBytes(bytes: Int8Array, { nets }: Recurrent): Float32Array[] {
  const count = (nets[0]?.outputs.inputs ?? 0) / 2
  const isOurs = bytes.length === nets.length * count
  return nets.map((_, net) =>
    Float32Array.from({ length: count }, (_value, at) => (isOurs ? (bytes[net * count + at] ?? 0) / steps : 0)),
  )
}

export function meanOf(all: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = all
  return first.map((_, at) => all.reduce((sum, one) => sum + (one[at] ?? 0), 0) / all.length)
}

function joined(one: Float32Array, other: Float32Array): Float32Array {
  const both = new Float32Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** Log odds as a share of one. */
export function share(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
