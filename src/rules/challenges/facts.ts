export const challengeCategories = [
  'conversation',
  'public_speaking',
  'social_situations',
  'phone_calls',
  'assertiveness',
] as const
export type ChallengeCategory = (typeof challengeCategories)[number]

export const difficultyLevels = [1, 2, 3, 4, 5] as const
export type DifficultyLevel = (typeof difficultyLevels)[number]

export const difficultyNames: Record<DifficultyLevel, string> = {
  1: 'Beginner',
  2: 'Easy',
  3: 'Moderate',
  4: 'Challenging',
  5: 'Advanced',
}

export const difficultyScale = { min: Math.min(...difficultyLevels), max: Math.max(...difficultyLevels) } as const

/** Answers to "Did what you feared happen?" and "Did you leave the habit out?". */
export const outcomes = ['no', 'partly', 'yes'] as const
export type Outcome = (typeof outcomes)[number]

/** Scales in the dialog, and where each slider starts. */
export const anxietyScale = { min: 1, max: 10, initial: 5 } as const
export const ratingScale = { min: 1, max: 5, initial: 3 } as const
export const certaintyScale = { min: 0, max: 100, initial: 50 } as const
/** On the ladder: how much they fear it, and how much it matters to them. */
export const ladderScale = { min: 0, max: 10, initial: 5 } as const

export const challengeNotesMaxLength = 2000
export const fearMaxLength = 500
export const habitMaxLength = 120
export const learntMaxLength = 280

export const ownChallengeTitleMaxLength = 80
export const ownChallengeDescriptionMaxLength = 500
export const ownChallengeStepMaxLength = 200
export const ownChallengeStepsMax = 7
export const ownChallengesMax = 50

export const evidencePageSize = 20
export const evidenceMaxPageSize = 50
export const evidenceSearchMaxLength = 100
/** How many habits the reports list at most. */
export const patternHabits = 5
