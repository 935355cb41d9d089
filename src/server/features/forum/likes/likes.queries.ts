import { and, eq, exists, sql } from 'drizzle-orm'
import type { LikeState } from '#contract/forum/forum.ts'
import type { Queryable } from '#server/db/database.ts'
import { forumLikes, forumPosts } from '#server/db/tables/forum.ts'
import { isVisibleTo } from '../visibility.queries.ts'

type Like = { postId: string; userId: string }

/** The post, if this person may see it. */
const isSeen = ({ postId, userId }: Like) => and(eq(forumPosts.id, postId), isVisibleTo(forumPosts, userId))

/** Does nothing for a post that this person cannot see. */
export async function insertLike(db: Queryable, like: Like) {
  await db.execute(sql`insert into forum_likes (post_id, user_id)
    select ${forumPosts.id}, ${like.userId}::uuid from ${forumPosts} where ${isSeen(like)} on conflict do nothing`)
}

export async function deleteLike(db: Queryable, like: Like) {
  const { postId, userId } = like
  const post = db.select({ id: forumPosts.id }).from(forumPosts).where(isSeen(like))
  await db.delete(forumLikes).where(and(eq(forumLikes.postId, postId), eq(forumLikes.userId, userId), exists(post)))
}

/** The likes of a post that this person may see. */
export async function findLikeState(db: Queryable, like: Like): Promise<LikeState | undefined> {
  const { postId, userId } = like
  const [row] = await db
    .select({ likes: forumPosts.likes, likedBy: forumLikes.userId })
    .from(forumPosts)
    .leftJoin(forumLikes, and(eq(forumLikes.postId, forumPosts.id), eq(forumLikes.userId, userId)))
    .where(isSeen(like))
  return row && { postId, isLiked: row.likedBy !== null, likes: row.likes }
}
