import { z } from 'zod'
import { challengeCategories, outcomes } from '#rules/challenges/facts.ts'
import { lifeAreas } from '#rules/life-areas.ts'

export const Category = z.enum(challengeCategories, 'Choose one of the five kinds of challenge')
export const LifeCategory = z.enum(lifeAreas, 'Choose work, dating or school')
export const Outcome = z.enum(outcomes, 'Choose no, partly or yes')

/** Anything a person could type into the address; what is not there is answered with 404. */
export const Id = z.string().regex(/^[\w-]{1,100}$/, 'This id is not one')
export const WithChallenge = z.object({ challengeId: Id })
export const WithCompletion = z.object({ completionId: Id })
