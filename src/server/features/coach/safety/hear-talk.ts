import { dangerKinds } from '#rules/coach/heard.ts'
import { assess } from '#rules/safety/assess.ts'
import type { HeardTalk, HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { featuresOfTalk } from '#rules/safety/listening/talk-features.ts'
import { rankShares, through } from '../listener/layers.ts'
import type { TalkNet, TalkWeights } from './talk-weights.ts'

/** Beyond this, a feature is as unusual as it gets. */
const farthest = 5
/** What is kept in mind lies between -1 and 1, and is stored in one byte each. */
const steps = 127

/**
 * One more message of a talk: what it says together with everything before it. A single message is often harmless by
 * itself ("he keeps it in the shed"), and so are the last two.
 */
export function hearTalk(weights: TalkWeights, message: string, heard: HeardTurn, memory?: string): HeardTalk {
  const features = scaled(weights, message, heard)
  const vectors = vectorsOf(heard)
  const before = recall(memory, weights)
  const heardByEach = weights.nets.map((net, at) => hearOnce(net, features, vectors, before[at] ?? new Float32Array()))
  const values = meanOf(heardByEach.map(({ outputs }) => outputs))
  const [danger = 0, other = 0] = values
  return {
    danger: share(danger),
    other: share(other),
    kind: rankShares(dangerKinds, values.subarray(2), dangerKinds.length),
    memory: remember(heardByEach.map(({ kept }) => kept)),
  }
}

function scaled({ features, mean, spread }: TalkWeights, message: string, heard: HeardTurn): Float32Array {
  const values = featuresOfTalk({ message, read: assess(message), heard })
  return Float32Array.from(features, (name, at) => {
    const value = ((values[name] ?? 0) - (mean[at] ?? 0)) / (spread[at] ?? 1)
    return Math.min(Math.max(value, -farthest), farthest)
  })
}

function vectorsOf({ alone, after, joined }: HeardTurn): Float32Array {
  const { length } = alone.embedding
  const vectors = new Float32Array(3 * length)
  for (const [at, reading] of [alone, after, joined].entries()) if (reading) vectors.set(reading.embedding, at * length)
  return vectors
}

function hearOnce(net: TalkNet, features: Float32Array, vectors: Float32Array, before: Float32Array) {
  const words = through(net.words, vectors).map(Math.tanh)
  const message = through(net.message, joined(features, words)).map((value) => Math.max(value, 0))
  const kept = keep(net, message, before)
  return { kept, outputs: through(net.outputs, joined(message, kept)) }
}

/** A gated recurrent unit: how much of the old to forget, how much of the new to take. */
function keep({ fromMessage, fromMemory }: TalkNet, message: Float32Array, before: Float32Array): Float32Array {
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

function remember(kept: readonly Float32Array[]): string {
  const bytes = kept.flatMap((one) => [...one].map((value) => Math.round(value * steps)))
  return Buffer.from(Int8Array.from(bytes).buffer).toString('base64')
}

/** Nothing, if it was kept by an earlier version of the layer. */
function recall(memory: string | undefined, { nets }: TalkWeights): Float32Array[] {
  const bytes = new Int8Array(Buffer.from(memory ?? '', 'base64'))
  const width = nets[0]?.outputs.inputs ?? 0
  const count = width / 2
  const isOurs = bytes.length === nets.length * count
  return nets.map((_, net) =>
    Float32Array.from({ length: count }, (_value, at) => (isOurs ? (bytes[net * count + at] ?? 0) / steps : 0)),
  )
}

function meanOf(all: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = all
  return first.map((_, at) => all.reduce((sum, one) => sum + (one[at] ?? 0), 0) / all.length)
}

function joined(one: Float32Array, other: Float32Array): Float32Array {
  const both = new Float32Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function share(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
