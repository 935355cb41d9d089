import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const TrialStatus = z.object({
  isInTrial: z.boolean(),
  daysLeft: z.int().nonnegative(),
  hasUsedTrial: z.boolean(),
})
export type TrialStatus = z.infer<typeof TrialStatus>

export const readTrialStatus = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/trial/status',
  summary: 'Whether a trial runs, and how long still.',
  reply: TrialStatus,
})

export const startTrial = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/trial/start',
  summary: 'Start the free trial; once a person, ever.',
  body: z.object({}).nullish(),
  reply: TrialStatus,
})
