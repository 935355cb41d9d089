import { z } from 'zod'
import * as facts from '#rules/challenges/facts.ts'
import { defaultLifeArea } from '#rules/life-areas.ts'
import { endpoint } from '../endpoint.ts'
import { Scale, Words } from '../fields.ts'
import { Category, Id, LifeCategory, WithChallenge } from './challenge-fields.ts'
import { ExposureChallenge } from './challenges.ts'

const Fear = Scale(facts.ladderScale, 'Fear')
const Matters = Scale(facts.ladderScale, 'How much it matters')

export const LadderRating = z.object({ situationId: Id, fear: Fear, matters: Matters })
export type LadderRating = z.infer<typeof LadderRating>

export const LadderRung = z.object({
  challenge: ExposureChallenge,
  /**
   * 0 to 10, with one decimal: the person's own rating for their own steps, otherwise computed from the sorted
   * situations.
   */
  fear: z.number(),
  matters: z.number(),
  completed: z.boolean(),
})
export type LadderRung = z.infer<typeof LadderRung>

export const Ladder = z.object({
  /** The situations rated so far. */
  ratings: z.array(LadderRating),
  /** From the lowest to the highest. */
  rungs: z.array(LadderRung),
  /** Null before the first rating or step, and when every rung is done. */
  nextRung: LadderRung.nullable(),
})
export type Ladder = z.infer<typeof Ladder>

export const readLadder = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/exposure-challenges/ladder',
  summary: 'The member’s own ladder: challenges and own steps, from the least feared up.',
  reply: Ladder,
})

// Only changes the situations that are sent, so that somebody who stops midway keeps what they did.
export const saveLadderRatings = endpoint({
  access: 'premium',
  method: 'PUT',
  path: '/api/exposure-challenges/ladder/ratings',
  summary: 'Save how much situations are feared and how much they matter.',
  body: z.object({ ratings: z.array(LadderRating).min(1, 'Sort at least one situation').max(100) }),
  reply: Ladder,
})

export const clearLadderRatings = endpoint({
  access: 'member',
  method: 'DELETE',
  path: '/api/exposure-challenges/ladder/ratings',
  summary: 'Forget the sort. Own steps stay.',
  reply: Ladder,
})

export const OwnChallenge = z.object({
  title: Words(facts.ownChallengeTitleMaxLength, 'The title').min(1, 'Give it a title'),
  description: Words(facts.ownChallengeDescriptionMaxLength, 'The description').default(''),
  lifeCategory: LifeCategory.default(defaultLifeArea),
  category: Category,
  fear: Fear,
  matters: Matters,
  instructions: z
    .array(Words(facts.ownChallengeStepMaxLength, 'A step').min(1, 'A step needs some words'))
    .max(facts.ownChallengeStepsMax, `Keep it to ${facts.ownChallengeStepsMax} steps`)
    .default([]),
})
export type OwnChallenge = z.input<typeof OwnChallenge>

export const OwnChallengeReply = ExposureChallenge.extend({ fear: z.int(), matters: z.int() })
export type OwnChallengeReply = z.infer<typeof OwnChallengeReply>

// The device makes the id, so that the same step sent twice is one step.
export const saveOwnChallenge = endpoint({
  access: 'premium',
  method: 'PUT',
  path: '/api/exposure-challenges/own/:challengeId',
  summary: 'Add a challenge of one’s own, or change it. Its level and points follow from the fear.',
  params: z.object({ challengeId: z.uuid('The challenge’s id must be a UUID') }),
  body: OwnChallenge,
  reply: OwnChallengeReply,
})

export const removeOwnChallenge = endpoint({
  access: 'member',
  method: 'DELETE',
  path: '/api/exposure-challenges/own/:challengeId',
  summary: 'Take a challenge of one’s own off the list. Points and lines it brought stay.',
  params: WithChallenge,
  reply: z.object({ challengeId: z.string() }),
})
