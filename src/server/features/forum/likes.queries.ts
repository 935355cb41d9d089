import { and, eq } from 'drizzle-orm'
import type { LikeState } from '#contract/forum.ts'
import type { Queryable } from '#server/db/database.ts'
import { forumLikes, forumPosts } from '#server/db/tables/forum.ts'

type Like = { postId: string; userId: string }

export async function insertLike(db: Queryable, like: Like) {
  await db.insert(forumLikes).values(like).onConflictDoNothing()
}

export async function deleteLike(db: Queryable, { postId, userId }: Like) {
  await db.delete(forumLikes).where(and(eq(forumLikes.postId, postId), eq(forumLikes.userId, userId)))
}

export async function findLikeState(db: Queryable, { postId, userId }: Like): Promise<LikeState | undefined> {
  const [row] = await db
    .select({ likes: forumPosts.likes, likedBy: forumLikes.userId })
    .from(forumPosts)
    .leftJoin(forumLikes, and(eq(forumLikes.postId, forumPosts.id), eq(forumLikes.userId, userId)))
    .where(eq(forumPosts.id, postId))
  return row && { postId, isLiked: row.likedBy !== null, likes: row.likes }
}
