import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ranked } from '#rules/coach/heard.ts'
import { type Move, moves } from '#rules/coach/moves.ts'
import type { HeardTurn } from '#rules/safety/listening/join-heard.ts'

/**
 * From the listener's three vectors of a message to a share for every general reply: one hidden layer, learned by
 * `training/replies/fit_moves.py` and kept beside the model. The listener itself is not touched by it, and so hears dangers as before.
 */
export type MoveWeights = { inner: Layer; outer: Layer }
type Layer = { weight: Float32Array; bias: Float32Array; inputs: number }

export const moveFiles = { numbers: 'moves.f32', about: 'moves.json' } as const
export type AboutMoves = { names: readonly string[]; inputs: number; hidden: number }

const names: readonly (Move | 'none')[] = [...moves, 'none']
/** More are never looked at. */
const kept = 8

/** Undefined where there are none, or where they were learned for other replies. */
export function readMoveWeights(folder: string): MoveWeights | undefined {
  try {
    const about: AboutMoves = JSON.parse(readFileSync(join(folder, moveFiles.about), 'utf8'))
    const numbers = readFileSync(join(folder, moveFiles.numbers))
    const all = new Float32Array(new Uint8Array(numbers).buffer)
    const { inputs, hidden } = about
    const isOurs = about.names.length === names.length && about.names.every((name, at) => name === names[at])
    if (!isOurs || all.length !== (inputs + 1) * hidden + (hidden + 1) * names.length) return undefined
    let at = 0
    const take = (count: number) => {
      at += count
      return all.subarray(at - count, at)
    }
    const inner = { weight: take(inputs * hidden), bias: take(hidden), inputs }
    return { inner, outer: { weight: take(hidden * names.length), bias: take(names.length), inputs: hidden } }
  } catch {
    return undefined
  }
}

/** What is read by itself, in answer to the coach and with what was said before; where there is nothing before, it is the same. */
export function tellMoves({ inner, outer }: MoveWeights, heard: HeardTurn): Ranked<Move | 'none'> {
  const { alone, after = alone, joined = alone } = heard
  const read = Float32Array.from([...alone.embedding, ...after.embedding, ...joined.embedding])
  const shares = softmax(through(outer, through(inner, read).map(positive)))
  return names
    .map((name, at) => ({ name, p: shares[at] ?? 0 }))
    .toSorted((one, other) => other.p - one.p)
    .slice(0, kept)
}

function through({ weight, bias, inputs }: Layer, read: Float32Array): Float32Array {
  return bias.map((start, row) => {
    let sum = start
    for (let at = 0; at < inputs; at += 1) sum += (weight[row * inputs + at] ?? 0) * (read[at] ?? 0)
    return sum
  })
}

function positive(value: number): number {
  return Math.max(value, 0)
}

function softmax(values: Float32Array): Float32Array {
  const most = Math.max(...values)
  const raised = values.map((value) => Math.exp(value - most))
  const sum = raised.reduce((all, value) => all + value, 0)
  return raised.map((value) => value / sum)
}
