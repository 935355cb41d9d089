import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Done } from '../fields.ts'

/**
 * What a block covers. For a named post or reply: everything this member writes under their name. For an anonymous one:
 * only that post or reply, because anything else that vanished with it would reveal who wrote it.
 */
const BlockScope = z.enum(['member', 'post', 'reply'])

export const ForumBlock = z.object({
  id: z.uuid(),
  scope: BlockScope,
  /** Whom, if the scope is a member. */
  user: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  blockedAt: z.iso.datetime(),
})
export type ForumBlock = z.infer<typeof ForumBlock>

export const blockFromPost = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/forum/posts/:postId/block',
  summary: 'See no more of the member who wrote this; of an anonymous post, no more of this post.',
  params: z.object({ postId: z.uuid('There is no such post') }),
  reply: ForumBlock,
})

export const blockFromReply = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/forum/replies/:replyId/block',
  summary: 'See no more of the member who wrote this; of an anonymous reply, no more of this reply.',
  params: z.object({ replyId: z.uuid('There is no such reply') }),
  reply: ForumBlock,
})

// These two need no membership: somebody whose membership has ended must still be able to undo a block.
export const listForumBlocks = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/forum/blocks',
  summary: 'Whom and what one has blocked, the latest first.',
  reply: z.array(ForumBlock),
})

export const unblock = endpoint({
  access: 'member',
  method: 'DELETE',
  path: '/api/forum/blocks/:blockId',
  summary: 'Take a block back. Harmless when there is none.',
  params: z.object({ blockId: z.uuid('There is no such block') }),
  reply: Done,
})
