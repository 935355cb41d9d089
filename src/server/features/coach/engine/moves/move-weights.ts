import type { Ranked } from '#rules/coach/heard.ts'
import { type Move, moves } from '#rules/coach/moves.ts'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { type Layers, rankNames, readLayers } from '../../listener/layers.ts'

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
  return rankNames(weights, heard, kept)
}
