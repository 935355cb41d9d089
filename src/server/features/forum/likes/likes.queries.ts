import { and, eq, exists, sql } from 'drizzle-orm'
import type { LikeState } from '#contract/forum/forum.ts'
import type { Queryable } from '#server/db/database.ts'
import { prepareOnce } from '#server/db/prepare-once.ts'
import { forumLikes, forumPosts } from '#server/db/tables/forum.ts'
import { isVisibleTo } from '../visibility.queries.ts'

type Like = { postId: string; userId: string }

const given = { postId: sql.placeholder('postId'), userId: sql.placeholder('userId') }

/** The post, if this person may see it. */
const isSeen = and(eq(forumPosts.id, given.postId), isVisibleTo(forumPosts, given.userId))

const insertion = prepareOnce((db) => {
  const post = db
    .select({ postId: forumPosts.id, userId: sql`${given.userId}::uuid`.as('user_id'), likedAt: sql`now()`.as('now') })
    .from(forumPosts)
    .where(isSeen)
  return db.insert(forumLikes).select(post).onConflictDoNothing().prepare('')
})

/** Does nothing for a post that this person cannot see. */
export async function insertLike(db: Queryable, like: Like) {
  await insertion(db).execute(like)
}

const deletion = prepareOnce((db) => {
  const post = db.select({ id: forumPosts.id }).from(forumPosts).where(isSeen)
  const isTheirs = and(eq(forumLikes.postId, given.postId), eq(forumLikes.userId, given.userId))
  return db
    .delete(forumLikes)
    .where(and(isTheirs, exists(post)))
    .prepare('')
})

export async function deleteLike(db: Queryable, like: Like) {
  await deletion(db).execute(like)
}

const stateQuery = prepareOnce((db) =>
  db
    .select({ likes: forumPosts.likes, likedBy: forumLikes.userId })
    .from(forumPosts)
    .leftJoin(forumLikes, and(eq(forumLikes.postId, forumPosts.id), eq(forumLikes.userId, given.userId)))
    .where(isSeen)
    .prepare(''),
)

/** The likes of a post that this person may see. */
export async function findLikeState(db: Queryable, like: Like): Promise<LikeState | undefined> {
  const [row] = await stateQuery(db).execute(like)
  return row && { postId: like.postId, isLiked: row.likedBy !== null, likes: row.likes }
}
