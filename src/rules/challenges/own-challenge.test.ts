import { describe, expect, it } from 'vitest'
import { difficultyLevels } from './facts.ts'
import { levelOfFear, worthOfLevel } from './own-challenge.ts'

describe('a step of one’s own', () => {
  it('has a level for every fear, and never a lower one for more fear', () => {
    const levels = Array.from({ length: 11 }, (_, fear) => levelOfFear(fear))
    expect(levels).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })

  it('is worth more on every level', () => {
    const points = difficultyLevels.map((level) => worthOfLevel(level).points)
    expect(points).toEqual([...new Set(points)].sort((a, b) => a - b))
  })
})
