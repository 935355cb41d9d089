import { z } from 'zod'
import { leadFieldMaxLength, leadReferrerMaxLength } from '#rules/limits.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Email } from '../fields.ts'

const Short = z.string().trim().max(leadFieldMaxLength)

export const recordLead = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/leads',
  summary: 'Note that somebody set out to sign up, and where they came from.',
  body: z.object({
    email: Email,
    source: Short.optional(),
    campaign: Short.optional(),
    /** The external page that linked here. The request's own Referer header only names one of our pages. */
    referrer: z.string().max(leadReferrerMaxLength).optional(),
  }),
  reply: Done,
  status: 201,
})
