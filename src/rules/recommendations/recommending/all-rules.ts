import type { RecommendationRule } from '../rule.ts'
import { challengeRules } from './challenges.ts'
import { coachRules } from './coach.ts'
import { lineRules } from './lines.ts'
import { momentRules } from './moments.ts'
import { moodRules } from './moods.ts'
import { readingRules } from './reading.ts'
import { starterRules } from './starters.ts'
import { techniqueRules } from './techniques.ts'

export const allRules: readonly RecommendationRule[] = [
  ...coachRules,
  ...momentRules,
  ...challengeRules,
  ...moodRules,
  ...techniqueRules,
  ...lineRules,
  ...readingRules,
  ...starterRules,
]
