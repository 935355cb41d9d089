import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { moves } from '#rules/coach/moves.ts'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { readMoveWeights, tellMoves } from './move-weights.ts'

const folder = join(import.meta.dirname, '../../../../../../model')

const heard = (fill: number): HeardTurn => {
  const embedding = new Float32Array(384).fill(fill)
  return { alone: { embedding } } as unknown as HeardTurn
}

describe('the weights for general replies', () => {
  it('were trained for the existing general replies', () => {
    expect(readMoveWeights(folder)?.outer.bias).toHaveLength(moves.length + 1)
  })

  it('give probabilities that add up to one, highest first', () => {
    const weights = readMoveWeights(folder)
    if (!weights) throw new Error('There are no weights')
    const told = tellMoves(weights, heard(0.05))
    const shares = told.map(({ p }) => p)
    expect(shares).toEqual(shares.toSorted((one, other) => other - one))
    expect(shares.every((p) => p > 0 && p < 1)).toBe(true)
    expect(shares.reduce((sum, p) => sum + p, 0)).toBeLessThanOrEqual(1.0001)
  })

  it('are undefined if the file is missing', () => {
    expect(readMoveWeights('/nowhere')).toBeUndefined()
  })
})
