import { z } from 'zod'
import { forumCategories } from '#rules/forum/categories.ts'
import { moderationNoteMaxLength } from '#rules/forum/limits.ts'
import { moderationDecisions, moderationTargets, reviewKinds, writingStatuses } from '#rules/forum/moderation.ts'
import { forumReportReasons } from '#rules/forum/reports.ts'
import { endpoint } from '../endpoint.ts'
import { NoteText } from '../fields.ts'
import { Paging } from '../paging.ts'

const ReviewKind = z.enum(reviewKinds)
const Decision = z.enum(moderationDecisions, 'Choose hide, restore or keep')

const Target = z.object({
  targetType: z.enum(moderationTargets, 'Only posts and replies can be decided about'),
  targetId: z.uuid('There is no such post or reply'),
})

/** The only reply that ever contains the author of something anonymous. */
const Author = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isAccountDisabled: z.boolean(),
})

export const ModerationItem = z.object({
  targetType: z.enum(moderationTargets),
  targetId: z.uuid(),
  /** The post itself, or the one that was replied to. */
  postId: z.uuid(),
  title: z.string(),
  content: z.string(),
  category: z.enum(forumCategories),
  isAnonymous: z.boolean(),
  status: z.enum(writingStatuses),
  createdAt: z.iso.datetime(),
  /** Null for anonymous writing. revealAuthor returns it, and is logged. */
  author: Author.nullable(),
  kinds: z.array(ReviewKind),
  /** Names of what was found: kinds of contact details, signals of danger. Never words of a person. */
  signals: z.array(z.string()),
  openedAt: z.iso.datetime(),
  reports: z.array(z.object({ reason: z.enum(forumReportReasons), details: z.string(), createdAt: z.iso.datetime() })),
})
export type ModerationAuthor = z.infer<typeof Author>
export type ModerationItem = z.infer<typeof ModerationItem>

export const ModerationLogEntry = z.object({
  id: z.uuid(),
  decision: Decision,
  targetType: z.enum(moderationTargets),
  targetId: z.uuid(),
  note: z.string(),
  /** The post or reply in its current state; null if its author has deleted it. */
  target: z.object({ title: z.string(), excerpt: z.string(), status: z.enum(writingStatuses) }).nullable(),
  /** Null if that account is deleted. */
  moderator: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  decidedAt: z.iso.datetime(),
})
export type ModerationLogEntry = z.infer<typeof ModerationLogEntry>

const ModerationPaging = Paging({ size: 20, maxSize: 50, maxOffset: 10_000 })

export const ModerationQueue = z.object({ items: z.array(ModerationItem), total: z.int().nonnegative() })
export type ModerationQueue = z.infer<typeof ModerationQueue>

export const readModerationQueue = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/forum/queue',
  summary: 'What waits for review: danger first, then held, then reported; the oldest first.',
  query: ModerationPaging.extend({ kind: ReviewKind.optional() }),
  reply: ModerationQueue,
})

export const readModerationLog = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/forum/log',
  summary: 'What moderators have decided, the latest first.',
  query: ModerationPaging,
  reply: z.array(ModerationLogEntry),
})

export const revealAuthor = endpoint({
  access: 'admin',
  method: 'POST',
  path: '/api/admin/forum/:targetType/:targetId/author',
  summary: 'Who wrote something anonymous that waits for review. Asks for the password again, and is written down.',
  params: Target,
  reply: Author,
})

export const decideModeration = endpoint({
  access: 'admin',
  method: 'POST',
  path: '/api/admin/forum/:targetType/:targetId/decision',
  summary:
    'Hide something, restore (or publish) it, or keep it as it is. Closes what waits, and is logged. ' +
    'Restoring what was hidden asks for the password again. ' +
    'Repeating what is already so changes nothing.',
  params: Target,
  body: z.object({
    decision: Decision,
    note: NoteText(moderationNoteMaxLength),
  }),
  reply: z.object({ status: z.enum(writingStatuses) }),
})
