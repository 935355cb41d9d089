import type { ExposureChallenge } from '#contract/challenges.ts'
import type { ChallengeRow } from './challenges.queries.ts'

/** The table's own checks hold these columns to the values the contract names. */
export function presentChallenge(row: ChallengeRow): ExposureChallenge {
  const { id, title, description, points, estimatedDuration, instructions, tips } = row
  return {
    id,
    title,
    description,
    lifeCategory: row.lifeCategory as ExposureChallenge['lifeCategory'],
    category: row.category as ExposureChallenge['category'],
    difficultyLevel: row.difficultyLevel as ExposureChallenge['difficultyLevel'],
    points,
    estimatedDuration,
    instructions,
    tips,
    isOwn: row.ownerId !== null,
  }
}
