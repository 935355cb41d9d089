import { z } from 'zod'
import { challengeCategories, outcomes } from '#rules/challenges/facts.ts'
import { lifeAreas } from '#rules/life-areas.ts'

export const Category = z.enum(challengeCategories, 'Choose one of the five kinds of challenge')
export const LifeCategory = z.enum(lifeAreas, 'Choose work, dating or school')
export const Outcome = z.enum(outcomes, 'Choose no, partly or yes')

/** What somebody feared beforehand and what happened: the same fields on every wall of evidence. */
export const experiment = {
  fear: z.string().nullable(),
  outcome: Outcome.nullable(),
  certaintyBefore: z.int().nullable(),
  certaintyAfter: z.int().nullable(),
  safetyHabit: z.string().nullable(),
  habitDropped: Outcome.nullable(),
  learnt: z.string().nullable(),
}

/** Anything people could type into the address. Unknown ids get a 404. */
export const Id = z.string().regex(/^[\w-]{1,100}$/, 'This id must be letters, digits and hyphens')
export const WithChallenge = z.object({ challengeId: Id })
export const WithCompletion = z.object({ completionId: Id })
