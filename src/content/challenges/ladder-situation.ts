import type { ChallengeCategory, DifficultyLevel } from '#rules/challenges/facts.ts'
import type { LifeArea } from '#rules/life-areas.ts'

/** One card of the two-minute sorting exercise. */
export type LadderSituation = {
  id: string
  /** In the first person, and short enough for one or two lines on a phone. */
  text: string
  category: ChallengeCategory
  lifeCategory: LifeArea
  /** How hard most people find it. The person's own rating is compared with this. */
  difficultyLevel: DifficultyLevel
}
