import type { DifficultyLevel } from './facts.ts'

/** The level of a step people added themselves, from how much they fear it (0 to 10). */
export function levelOfFear(fear: number): DifficultyLevel {
  if (fear <= 2) return 1
  if (fear <= 4) return 2
  if (fear <= 6) return 3
  if (fear <= 8) return 4
  return 5
}

type Worth = { points: number; estimatedDuration: string }

const worths: Record<DifficultyLevel, Worth> = {
  1: { points: 10, estimatedDuration: '5 min' },
  2: { points: 20, estimatedDuration: '10 min' },
  3: { points: 35, estimatedDuration: '15 min' },
  4: { points: 50, estimatedDuration: '30 min' },
  5: { points: 80, estimatedDuration: '1 hour' },
}

/** What such a step is worth: the points of its level's first challenges, and roughly the time it takes. */
export function worthOfLevel(level: DifficultyLevel): Worth {
  return worths[level]
}
