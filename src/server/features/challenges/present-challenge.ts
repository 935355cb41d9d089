import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import type { ChallengeRow } from './challenges.queries.ts'

export function presentChallenge(row: ChallengeRow): ExposureChallenge {
  const {
    id,
    title,
    description,
    lifeCategory,
    category,
    difficultyLevel,
    points,
    estimatedDuration,
    instructions,
    tips,
  } = row
  return {
    id,
    title,
    description,
    lifeCategory,
    category,
    difficultyLevel,
    points,
    estimatedDuration,
    instructions,
    tips,
    isOwn: row.ownerId !== null,
  }
}
