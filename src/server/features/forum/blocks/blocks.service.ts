import type { ForumBlock } from '#contract/forum/forum-blocks.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { findPublishedPost } from '../posts/posts-writing.queries.ts'
import { findPublishedReply } from '../replies/replies.queries.ts'
import { type Blocked, type BlockRow, deleteBlock, findBlock, insertBlock, listBlocks } from './blocks.queries.ts'

type Written = { userId: string; isAnonymous: boolean }

export function createBlocks({ db }: { db: Database }) {
  /**
   * See docs/decisions/0009: anonymous writing is blocked one by one, because hiding anything else with it would reveal
   * the author.
   */
  async function block({ userId }: Actor, written: Written | undefined, itself: Blocked): Promise<ForumBlock> {
    if (!written) throw new AppError('not_found', 'This is no longer here.')
    if (written.userId === userId) throw new AppError('invalid_input', 'This is your own. You can delete it instead.')
    const blocked = written.isAnonymous ? itself : { blockedUserId: written.userId }
    await insertBlock(db, userId, blocked)
    const row = await findBlock(db, userId, blocked)
    if (!row) throw new AppError('conflict', 'This block was undone at the same moment.')
    return presentBlock(row)
  }

  return {
    blockFromPost: async (actor: Actor, postId: string) =>
      block(actor, await findPublishedPost(db, postId), { postId }),
    blockFromReply: async (actor: Actor, replyId: string) =>
      block(actor, await findPublishedReply(db, replyId), { replyId }),
    list: async ({ userId }: Actor) => (await listBlocks(db, userId)).map(presentBlock),
    unblock: ({ userId }: Actor, blockId: string) => deleteBlock(db, userId, blockId),
  }
}

function presentBlock({ id, postId, replyId, createdAt, firstName, lastName }: BlockRow): ForumBlock {
  return {
    id,
    scope: postId ? 'post' : replyId ? 'reply' : 'member',
    user: firstName === null ? null : { firstName, lastName: lastName ?? '' },
    blockedAt: createdAt.toISOString(),
  }
}
