import { z } from 'zod'
import { contactKinds } from '#rules/forum/contact-kinds.ts'
import { forumPostMaxLength, forumTitleMaxLength } from '#rules/forum/limits.ts'
import { endpoint } from '../endpoint.ts'

const Resource = z.object({
  label: z.string(),
  href: z.string(),
  name: z.string(),
  detail: z.string(),
  isEmergency: z.boolean(),
})

/** What to show before posting. None of it prevents posting. */
export const DraftReading = z.object({
  /** Help for the author if the draft sounds like danger, otherwise null. */
  help: z
    .object({
      title: z.string(),
      text: z.string(),
      resources: z.array(Resource),
      choices: z.object({ post: z.string(), edit: z.string(), help: z.string() }),
    })
    .nullable(),
  /** Why the post would have to wait for a moderator; empty if it would be published at once. */
  heldFor: z.array(z.enum(contactKinds)),
})
export type DraftReading = z.infer<typeof DraftReading>

export const readForumDraft = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/forum/drafts/read',
  summary: 'What the author of a draft should know before posting it. Nothing is stored.',
  body: z.object({
    title: z.string().max(forumTitleMaxLength).default(''),
    content: z.string().max(forumPostMaxLength),
    /** The country for crisis lines. Unknown values get the international ones. */
    country: z.string().max(20).default('other'),
  }),
  reply: DraftReading,
})
