import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ranked } from '#rules/coach/heard.ts'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'

/**
 * One or two layers on top of the listener's three vectors of a message, trained separately and stored next to the
 * model: they extract more from what the listener heard without changing the listener.
 */
export type Layers<Name extends string> = { names: readonly Name[]; inner?: Layer; outer: Layer }
export type Layer = { weight: Float32Array; bias: Float32Array; inputs: number }

/** Stored next to the weights. Without a hidden layer, `hidden` is 0. */
export type AboutLayers = { names: readonly string[]; inputs: number; hidden: number }

/** Undefined if there are none, or if they were trained for other names. */
export function readLayers<Name extends string>(
  folder: string,
  file: string,
  names: readonly Name[],
): Layers<Name> | undefined {
  try {
    const about: AboutLayers = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'))
    const numbers = readFileSync(join(folder, `${file}.f32`))
    const all = new Float32Array(
      numbers.buffer,
      numbers.byteOffset,
      numbers.byteLength / Float32Array.BYTES_PER_ELEMENT,
    )
    const { inputs, hidden } = about
    const isOurs = about.names.length === names.length && about.names.every((name, at) => name === names[at])
    if (!isOurs || all.length !== sizeOf(about)) return undefined
    let at = 0
    const take = (count: number) => {
      at += count
      return all.subarray(at - count, at)
    }
    const layer = (from: number, to: number): Layer => ({ weight: take(from * to), bias: take(to), inputs: from })
    if (hidden === 0) return { names, outer: layer(inputs, names.length) }
    return { names, inner: layer(inputs, hidden), outer: layer(hidden, names.length) }
  } catch {
    return undefined
  }
}

function sizeOf({ inputs, hidden, names }: AboutLayers): number {
  if (hidden === 0) return (inputs + 1) * names.length
  return (inputs + 1) * hidden + (hidden + 1) * names.length
}

/** The names that exclude each other, likeliest first. */
export function rankNames<Name extends string>(layers: Layers<Name>, heard: HeardTurn, kept: number): Ranked<Name> {
  return rankShares(layers.names, applyLayers(layers, heard), kept)
}

/** One value per name, as shares of one; the likeliest names first. */
export function rankShares<Name extends string>(
  names: readonly Name[],
  values: Float32Array,
  kept: number,
): Ranked<Name> {
  const shares = softmax(values)
  return names
    .map((name, at) => ({ name, p: shares[at] ?? 0 }))
    .toSorted((one, other) => other.p - one.p)
    .slice(0, kept)
}

function softmax(values: Float32Array): Float32Array {
  const most = Math.max(...values)
  const raised = values.map((value) => Math.exp(value - most))
  const sum = raised.reduce((all, value) => all + value, 0)
  return raised.map((value) => value / sum)
}

/**
 * One unnormalised number per name. Reads the message on its own, as an answer, and with earlier messages; if there are
 * none, the three are the same.
 */
export function applyLayers({ inner, outer }: Layers<string>, heard: HeardTurn): Float32Array {
  const { alone, after = alone, joined = alone } = heard
  const read = Float32Array.from([...alone.embedding, ...after.embedding, ...joined.embedding])
  const hidden = inner ? through(inner, read).map((value) => Math.max(value, 0)) : read
  return through(outer, hidden)
}

export function through({ weight, bias, inputs }: Layer, read: Float32Array): Float32Array {
  const sums = new Float32Array(bias)
  for (const row of bias.keys())
    sums[row] = weigh(weight.subarray(row * inputs, (row + 1) * inputs), read, bias[row] ?? 0)
  return sums
}

/** Not part of a callback: there it was never optimised, and every product became an object of its own. */
function weigh(weights: Float32Array, read: Float32Array, start: number): number {
  let sum = start
  for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (read[at] ?? 0)
  return sum
}
