import { z } from 'zod'
import { ratingScale } from '#rules/challenges/facts.ts'
import { defaultLifeArea, lifeAreas } from '#rules/life-areas.ts'
import { usageMaxMinutes } from '#rules/limits.ts'
import { endpoint } from './endpoint.ts'
import { Count, MadeSecondsAgo, Scale } from './fields.ts'

const Rating = Scale(ratingScale, 'A rating')
const minutesWords = `Minutes are a whole number from 0 to ${usageMaxMinutes}`

export const NewTechniqueUsage = z.object({
  techniqueId: z.string('Say which technique it was').trim().min(1, 'Say which technique it was').max(100),
  category: z.enum(lifeAreas, 'Choose work, dating or school').default(defaultLifeArea),
  durationMinutes: z.int(minutesWords).min(0, minutesWords).max(usageMaxMinutes, minutesWords),
  completed: z.boolean('Completed is true or false').default(false),
  rating: Rating.nullish(),
  /** Made by the device, once a run: sending the same run again records it once. */
  clientId: z.uuid('The run’s id is not one').optional(),
  /** How long it waited on the device before it could be sent. */
  madeSecondsAgo: MadeSecondsAgo,
})
export type NewTechniqueUsage = z.infer<typeof NewTechniqueUsage>

export const TechniqueUsage = z.object({
  id: z.uuid(),
  techniqueId: z.string(),
  category: z.string(),
  durationMinutes: Count,
  completed: z.boolean(),
  rating: z.int().nullable(),
  createdAt: z.iso.datetime(),
})
export type TechniqueUsage = z.infer<typeof TechniqueUsage>

const UsageTotals = z.object({
  sessions: Count,
  completed: Count,
  minutes: Count,
  /** Of the sessions that have a rating; null when none has. */
  averageRating: z.number().nullable(),
  lastUsed: z.iso.datetime().nullable(),
})
export type UsageTotals = z.infer<typeof UsageTotals>

export const TechniqueStats = z.object({
  total: UsageTotals,
  /** Every technique there is, also those not tried yet. */
  techniques: z.array(UsageTotals.extend({ techniqueId: z.string() })),
})
export type TechniqueStats = z.infer<typeof TechniqueStats>

export const recordTechniqueUsage = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/techniques/usage',
  summary: 'Record that a technique was used. The same clientId is recorded once.',
  body: NewTechniqueUsage,
  reply: TechniqueUsage,
  status: 201,
})

export const rateTechniqueUsage = endpoint({
  access: 'member',
  method: 'PATCH',
  path: '/api/techniques/usage/:usageId',
  summary: 'Change the rating of one’s own record.',
  /** The record's own id, or the device's id of the run. */
  params: z.object({ usageId: z.uuid() }),
  body: z.object({ rating: Rating }),
  reply: TechniqueUsage,
})

export const readTechniqueStats = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/techniques/stats',
  summary: 'What one has used so far, by technique and in all.',
  mayLag: true,
  reply: TechniqueStats,
})
