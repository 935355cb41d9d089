import type { ChallengeCategory, DifficultyLevel } from '#rules/challenges/facts.ts'
import type { LifeArea } from '#rules/life-areas.ts'

/** One card of the two-minute sort. */
export type LadderSituation = {
  id: string
  /** In the first person, short enough for one line or two on a phone. */
  text: string
  category: ChallengeCategory
  lifeCategory: LifeArea
  /** How hard most people find it; what the person says is read against this. */
  difficultyLevel: DifficultyLevel
}
