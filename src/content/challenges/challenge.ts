import type { ChallengeCategory, DifficultyLevel } from '#rules/challenges/facts.ts'
import type { LifeArea } from '#rules/life-areas.ts'

/** A small experiment with people: something to do, in order, with a way out. */
export type Challenge = {
  /** Also its id in the database and in addresses: if it were changed, people’s records and links would break. */
  id: string
  title: string
  description: string
  lifeCategory: LifeArea
  category: ChallengeCategory
  difficultyLevel: DifficultyLevel
  points: number
  /** As it is shown: '5 min', '2 hours'. */
  estimatedDuration: string
  instructions: readonly string[]
  tips: readonly string[]
}
