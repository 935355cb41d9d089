import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { forumBlocks } from '#server/db/tables/forum.ts'
import { users } from '#server/db/tables/users.ts'

/** A member, or one anonymous post or reply. */
export type Blocked = { blockedUserId: string } | { postId: string } | { replyId: string }

export async function insertBlock(db: Queryable, userId: string, blocked: Blocked) {
  await db
    .insert(forumBlocks)
    .values({ userId, ...blocked })
    .onConflictDoNothing()
}

export async function listBlocks(db: Queryable, userId: string) {
  return selectBlocks(db, eq(forumBlocks.userId, userId))
}

export async function findBlock(db: Queryable, userId: string, blocked: Blocked) {
  const target =
    'blockedUserId' in blocked
      ? eq(forumBlocks.blockedUserId, blocked.blockedUserId)
      : 'postId' in blocked
        ? eq(forumBlocks.postId, blocked.postId)
        : eq(forumBlocks.replyId, blocked.replyId)
  const [row] = await selectBlocks(db, and(eq(forumBlocks.userId, userId), target))
  return row
}

async function selectBlocks(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      id: forumBlocks.id,
      postId: forumBlocks.postId,
      replyId: forumBlocks.replyId,
      createdAt: forumBlocks.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(forumBlocks)
    .leftJoin(users, eq(users.id, forumBlocks.blockedUserId))
    .where(where)
    .orderBy(desc(forumBlocks.createdAt), desc(forumBlocks.id))
}
export type BlockRow = Awaited<ReturnType<typeof selectBlocks>>[number]

export async function deleteBlock(db: Queryable, userId: string, blockId: string) {
  await db.delete(forumBlocks).where(and(eq(forumBlocks.id, blockId), eq(forumBlocks.userId, userId)))
}

export async function hasBlocked(db: Queryable, userId: string, blockedUserId: string): Promise<boolean> {
  const where = and(eq(forumBlocks.userId, userId), eq(forumBlocks.blockedUserId, blockedUserId))
  return (await db.$count(forumBlocks, where)) > 0
}
