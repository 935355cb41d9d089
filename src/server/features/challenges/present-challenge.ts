import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import type { ChallengeRow } from './challenges.queries.ts'

export function presentChallenge(row: ChallengeRow): ExposureChallenge {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    lifeCategory: row.lifeCategory,
    category: row.category,
    difficultyLevel: row.difficultyLevel,
    points: row.points,
    estimatedDuration: row.estimatedDuration,
    instructions: row.instructions,
    tips: row.tips,
    isOwn: row.ownerId !== null,
  }
}
