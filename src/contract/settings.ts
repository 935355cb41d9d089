import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What the browser has to know about this server's configuration. Nothing secret. */
export const Settings = z.object({
  isDemo: z.boolean(),
  hasDebugAuth: z.boolean(),
  analyticsId: z.string().nullable(),
  newsletterActionUrl: z.string().nullable(),
  /** Where people can write to us. */
  contactEmail: z.string(),
  /** How plans are paid for: by card, as a demo, or not at all. */
  payments: z.enum(['card', 'demo', 'none']),
  stripePublishableKey: z.string().nullable(),
  /** Who writes the coach's replies: 'built-in', or the name of the provider that gets the text of those who agreed. */
  coachEngine: z.string(),
})
export type Settings = z.infer<typeof Settings>

export const readSettings = endpoint({
  access: 'public',
  method: 'GET',
  path: '/api/settings',
  summary: 'How this server is set up, as far as the browser needs it.',
  reply: Settings,
})
