import { z } from 'zod'
import { newsletterSourceMaxLength } from '#rules/limits.ts'
import { endpoint } from './endpoint.ts'
import { Done, Email } from './fields.ts'

/** Where on the site somebody signed up for the newsletter. */
export const defaultNewsletterSource = 'landing_page'
const Source = z
  .string()
  .regex(/^[a-z][a-z_]*$/, 'The source is one word in small letters')
  .max(newsletterSourceMaxLength)

/** The form's field names, as external newsletter services expect them. */
export const newsletterFields = { email: 'fields[email]', submit: 'ml-submit', antiForgery: 'anticsrf' } as const

export const subscribe = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/newsletter',
  summary:
    'Ask for the letter. It starts once the mailed link is confirmed; the answer is the same for every address. Takes JSON or the plain HTML form.',
  body: z.object({ email: Email, source: Source.default(defaultNewsletterSource) }),
  reply: Done,
  status: 202,
})

const Token = z.string().min(1).max(150)

export const confirmSubscription = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Start the letter with the link from the confirmation mail. Pressing twice changes nothing.',
  body: z.object({ token: Token }),
  reply: Done,
})

export const unsubscribe = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/newsletter/unsubscribe/:token',
  summary: 'Stop the letter. Also the one-click address that mail programs call by themselves.',
  params: z.object({ token: Token }),
  reply: Done,
})

export const openUnsubscribe = endpoint({
  ...unsubscribe,
  method: 'GET',
  summary: 'For mail programs that open the address instead of calling it: leads to the page with the button.',
})
