import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { moves } from '#rules/coach/moves.ts'
import type { HeardTurn } from '#rules/safety/listening/join-heard.ts'
import { readMoveWeights, tellMoves } from './move-weights.ts'

const folder = join(import.meta.dirname, '../../../../../../model')

const heard = (fill: number): HeardTurn => {
  const embedding = new Float32Array(384).fill(fill)
  return { alone: { embedding } } as unknown as HeardTurn
}

describe('what tells the general replies', () => {
  it('was learned for the replies there are', () => {
    expect(readMoveWeights(folder)?.outer.bias).toHaveLength(moves.length + 1)
  })

  it('tells shares of one, the likeliest first', () => {
    const weights = readMoveWeights(folder)
    if (!weights) throw new Error('There are no weights')
    const told = tellMoves(weights, heard(0.05))
    const shares = told.map(({ p }) => p)
    expect(shares).toEqual(shares.toSorted((one, other) => other - one))
    expect(shares.every((p) => p > 0 && p < 1)).toBe(true)
    expect(shares.reduce((sum, p) => sum + p, 0)).toBeLessThanOrEqual(1.0001)
  })

  it('does without them where there are none', () => {
    expect(readMoveWeights('/nowhere')).toBeUndefined()
  })
})
