import type { Ranked } from '#rules/coach/heard.ts'
import { type Move, moves } from '#rules/coach/moves.ts'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { applyLayers, type Layers, readLayers } from '../../listener/layers.ts'

/**
 * Turns the listener's vectors of a message into a probability for every general reply; trained by
 * `training/replies/fit_moves.py`.
 */
export type MoveWeights = Layers<Move | 'none'>

const names: readonly (Move | 'none')[] = [...moves, 'none']
/** More are never considered. */
const kept = 8

/** Undefined if there are none, or if they were trained for other replies. */
export function readMoveWeights(folder: string): MoveWeights | undefined {
  return readLayers(folder, 'moves', names)
}

export function tellMoves(weights: MoveWeights, heard: HeardTurn): Ranked<Move | 'none'> {
  const shares = softmax(applyLayers(weights, heard))
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
