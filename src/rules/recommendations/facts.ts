import { keysOf } from '../closed-sets.ts'

export const recommendationCategories = ['anxiety', 'social', 'confidence', 'stress', 'mindfulness'] as const
export type RecommendationCategory = (typeof recommendationCategories)[number]

export const recommendationDifficulties = ['beginner', 'intermediate', 'advanced'] as const
export type RecommendationDifficulty = (typeof recommendationDifficulties)[number]

export const recommendationTitleMaxLength = 255
/** How many completed ones the page shows, latest first. */
export const completedShown = 100
/** How long the screen uses its lists before asking again. */
export const recommendationsFreshMs = 30_000

/** The answers to “Did it help?”. */
export const helpValues = { yes: 1, a_little: 0.5, no: 0 } as const
export type HelpAnswer = keyof typeof helpValues
export const helpAnswers = keysOf(helpValues)
