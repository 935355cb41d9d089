import { z } from 'zod'
import { challengeCategories } from '#rules/challenges/facts.ts'
import { lifeAreas } from '#rules/life-areas.ts'
import { isVisible } from '#rules/visible-text.ts'

export function Words(maxLength: number, name: string) {
  const tooLong = `${name} can have at most ${maxLength} characters`
  return z
    .string(`${name} is text`)
    .overwrite((text) => (isVisible(text) ? text.replaceAll('\u0000', '').trim() : ''))
    .max(maxLength, tooLong)
}

/** Empty or left out, it is null. */
export const OptionalWords = (maxLength: number, name: string) =>
  Words(maxLength, name)
    .nullish()
    .transform((text) => text || null)

export function Scale({ min, max }: { min: number; max: number }, name: string) {
  const words = `${name} is a whole number from ${min} to ${max}`
  return z.int(words).min(min, words).max(max, words)
}

/** The same in the address, where everything is text. */
export function QueryScale({ min, max }: { min: number; max: number }, name: string) {
  const words = `${name} is a whole number from ${min} to ${max}`
  return z.coerce.number(words).int(words).min(min, words).max(max, words)
}

export const Category = z.enum(challengeCategories, 'Choose one of the five kinds of challenge')
export const LifeCategory = z.enum(lifeAreas, 'Choose work, dating or school')
export const Outcome = z.enum(['no', 'partly', 'yes'], 'Choose no, partly or yes')
export type Outcome = z.infer<typeof Outcome>

/** Anything a person could type into the address; what is not there is answered with 404. */
export const Id = z.string().regex(/^[\w-]{1,100}$/, 'This id is not one')
export const WithChallenge = z.object({ challengeId: Id })
export const WithCompletion = z.object({ completionId: Id })
